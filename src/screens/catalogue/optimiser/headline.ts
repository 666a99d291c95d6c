import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { type Paise, savingOf } from '../../../../store/core/values/money';
import type { TextsOf } from '../../../text/catalogue';
import { moneyText } from '../../../ui/data/moneyText';
import type { headlineText } from '../catalogue.text';

export const absoluteDifference = (one: Paise, other: Paise): Paise =>
  Math.abs(one - other) as Paise; // whole paise stay whole

export const headlineOf = (
  saving: Pick<Saving, 'currentPrice' | 'newPrice' | 'isCheapest' | 'addedPacks' | 'removedPacks'>,
  t: TextsOf<typeof headlineText>,
): string => {
  const { currentPrice, newPrice, isCheapest, addedPacks, removedPacks } = saving;
  const difference = moneyText(absoluteDifference(currentPrice, newPrice));
  if (newPrice > currentPrice) return t.dearer(difference);
  if (newPrice < currentPrice)
    return savingOf(newPrice, currentPrice) === null
      ? t.hardlyLess(difference)
      : t.saves(difference);
  if (addedPacks.length > 0 || removedPacks.length > 0) return t.noDearer;
  return isCheapest ? t.least : t.nothingCheaper;
};
