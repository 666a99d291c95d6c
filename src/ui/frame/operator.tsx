import { createContext, use } from 'react';
import styled from 'styled-components';
import type { LocalizedText } from '../../../store/core/localizedText';
import { color, radius, space, weight } from '../../theme/tokens';

/** Whose portal this is, as the deployment says. */
export interface OperatorInfo {
  readonly name: string;
  /** Address of a square logo; without one the first letter of the name is in its place. */
  readonly logo?: string | undefined;
  /** As one would dial or write it. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** What a receipt may say besides; nothing of it is invented. */
  readonly legalName?: string | undefined;
  readonly gstin?: string | undefined;
  /** What a subscriber agrees to, by language: a text or its https address. */
  readonly terms?: LocalizedText | undefined;
  /** The service accounting code of every line. */
  readonly sac?: string | undefined;
}

export const OperatorContext = createContext<OperatorInfo>({ name: 'Selfcare' });

export const useOperator = (): OperatorInfo => use(OperatorContext);

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-width: 0;
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

const Letter = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: 14px;
`;

/** The operator's mark and name. */
export const OperatorMark = () => {
  const { name, logo } = useOperator();
  return (
    <Line>
      {logo === undefined ? (
        <Letter aria-hidden data-operator="mark">
          {name.charAt(0)}
        </Letter>
      ) : (
        <img src={logo} alt="" width="28" height="28" />
      )}
      <span data-operator="name">{name}</span>
    </Line>
  );
};
