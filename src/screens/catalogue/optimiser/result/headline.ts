import type { Paise } from '../../../../../store/core/money';
import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { moneyText } from '../../../../ui/data/moneyText';
import type { headlineText } from './headline.text';

type Texts = (typeof headlineText)['en'];

export const apart = (one: Paise, other: Paise): Paise => Math.abs(one - other) as Paise; // whole

/** The one sentence everything else explains. */
export const headlineOf = ({ now, then, isCheapest, comes, goes }: Saving, t: Texts): string => {
  if (then < now) return t.saves(moneyText(apart(now, then)));
  if (then > now) return t.dearer(moneyText(apart(now, then)));
  if (comes.length > 0 || goes.length > 0) return t.noDearer;
  return isCheapest ? t.least : t.nothingCheaper;
};
