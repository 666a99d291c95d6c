import type { ReactNode } from 'react';
import {
  isDefaultSelection,
  selectOptimiserInput,
  selectSaving,
} from '../../../../store/catalogue/optimiser/optimiser';
import { savingOf } from '../../../../store/core/values/money';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { savingOfferText } from '../packs.text';
import { useSavingScope } from './useSavingScope';

/** What the search has found. */
export interface FoundSaving {
  readonly title: string;
  /** For which box, and whether with tax. */
  readonly about: string;
}

export interface KnownSavingProps {
  /** Shows it; null where nothing cheaper is known. */
  readonly children: (found: FoundSaving | null) => ReactNode;
}

/** What the search has found for all channels of a box in this session; it searches nothing itself. */
export const KnownSaving = ({ children }: KnownSavingProps) => children(useFoundSaving());

const useFoundSaving = (): FoundSaving | null => {
  const t = useText(savingOfferText);
  const input = useAppSelector(selectOptimiserInput);
  const saving = useAppSelector(selectSaving);
  const scopeOf = useSavingScope();
  if (!input || !saving || !isDefaultSelection(input.selection) || saving.lostChannels.length > 0)
    return null;
  const less = savingOf(saving.newPrice, saving.currentPrice);
  if (less === null) return null;
  return { title: t.found(moneyText(less)), about: scopeOf(saving) };
};
