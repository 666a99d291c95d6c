import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, target } from '../../theme/tokens';
import { plansText } from './plans.text';

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

/** A term in words; one of another name as the operator wrote it. */
export const useTermText = () => {
  const { terms } = useText(plansText);
  return (chargeperiod: string): string =>
    chargeperiod in terms ? terms[chargeperiod as keyof typeof terms] : chargeperiod; // checked by `in`
};

export const useKindText = () => {
  const { kinds } = useText(plansText);
  return (plantype: string): string =>
    plantype in kinds ? kinds[plantype as keyof typeof kinds] : plantype; // checked by `in`
};
