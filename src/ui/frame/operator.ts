import { createContext, use } from 'react';
import type { LocalizedText } from '../../../store/core/localizedText';

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
