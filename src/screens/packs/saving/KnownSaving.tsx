import type { ReactNode } from 'react';
import {
  isDefaultSelection,
  selectOptimiserInput,
  selectSaving,
} from '../../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { savingOf } from '../../../../store/core/values/money';
import { useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { savingOfferText } from '../packs.text';

/** What the search has found. */
export interface FoundSaving {
  readonly title: string;
  /** The box that the saving is for, and whether the prices are with tax: "For Living-room box, before tax". */
  readonly about: string;
  readonly saving: Saving;
}

export interface KnownSavingProps {
  /** Renders the saving; `found` is null if nothing cheaper is known. */
  readonly children: (found: FoundSaving | null) => ReactNode;
}

/** Passes the saving of an earlier search to `children`. Starts no search. */
export const KnownSaving = ({ children }: KnownSavingProps) => children(useFoundSaving());

/** The saving that keeps all channels of a box; null if the search was for fewer channels or found nothing cheaper. */
export const useFoundSaving = (): FoundSaving | null => {
  const t = useText(savingOfferText);
  const input = useAppSelector(selectOptimiserInput);
  const saving = useAppSelector(selectSaving);
  const boxWords = useBoxWords();
  if (!input || !saving || !isDefaultSelection(input.selection) || saving.lostChannels.length > 0)
    return null;
  const less = savingOf(saving.newPrice, saving.currentPrice);
  if (less === null) return null;
  const forBox = input.isWithTax ? t.forBox : t.forBoxBeforeTax;
  return { title: t.found(moneyText(less)), about: forBox(boxWords.name(saving.stbno)), saving };
};
