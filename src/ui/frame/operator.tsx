import { createContext, use } from 'react';
import styled from 'styled-components';
import type { LocalizedText } from '../../../store/core/localizedText';
import { color, radius, space, weight } from '../../theme/tokens';

/** The operator of this portal, from the configuration. */
export interface OperatorInfo {
  readonly name: string;
  /** The address of a square logo. Without a logo, `OperatorMark` shows the first letter of the name. */
  readonly logo?: string | undefined;
  /** The phone number as the operator writes it. It may contain spaces. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** The address of a chat with the operator; `{text}` in it stands for the message. */
  readonly messageLink?: string | undefined;
  /** Printed on receipts, with `gstin` (the tax number) and `sac`. */
  readonly legalName?: string | undefined;
  readonly gstin?: string | undefined;
  /** The terms that a subscriber accepts, by language: a text or its https address. */
  readonly terms?: LocalizedText | undefined;
  /** The service accounting code of every line of a receipt. */
  readonly sac?: string | undefined;
}

export const OperatorContext = createContext<OperatorInfo>({ name: 'Selfcare' });

export const useOperator = (): OperatorInfo => use(OperatorContext);

const MarkAndName = styled.span`
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
    <MarkAndName>
      {logo === undefined ? (
        <Letter aria-hidden data-operator="mark">
          {name.charAt(0)}
        </Letter>
      ) : (
        <img src={logo} alt="" width="28" height="28" />
      )}
      <span data-operator="name">{name}</span>
    </MarkAndName>
  );
};
