import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { type Paise, savingOf } from '../../../../../store/core/values/money';
import type { TextsOf } from '../../../../text/catalogue';
import { moneyText } from '../../../../ui/data/moneyText';
import type { headlineText } from '../../catalogue.text';

type Texts = TextsOf<typeof headlineText>;

export const absoluteDifference = (one: Paise, other: Paise): Paise =>
  Math.abs(one - other) as Paise; // whole

export const headlineOf = (
  {
    currentPrice,
    newPrice,
    isCheapest,
    addedPacks,
    removedPacks,
  }: Pick<Saving, 'currentPrice' | 'newPrice' | 'isCheapest' | 'addedPacks' | 'removedPacks'>,
  t: Texts,
): string => {
  if (newPrice < currentPrice) {
    const less = moneyText(absoluteDifference(currentPrice, newPrice));
    return savingOf(newPrice, currentPrice) === null ? t.hardlyLess(less) : t.saves(less);
  }
  if (newPrice > currentPrice)
    return t.dearer(moneyText(absoluteDifference(currentPrice, newPrice)));
  if (addedPacks.length > 0 || removedPacks.length > 0) return t.noDearer;
  return isCheapest ? t.least : t.nothingCheaper;
};
