import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { inWords } from '../../text/words';
import { color, size, target } from '../../theme/tokens';
import { plansText } from './plans/plans.text';

/** A link with a line of its own, as high as a fingertip. */
export const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${target};
`;

export const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const wordOf = (words: Readonly<Record<string, string>>) => (name: string) => inWords(words, name);

export const useTermText = () => wordOf(useText(plansText).terms);
export const useKindText = () => wordOf(useText(plansText).kinds);
