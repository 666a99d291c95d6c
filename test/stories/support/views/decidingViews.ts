import { HOME } from '../../../../store/core/paths';
import { viewsAt } from '../viewTable';
import { cartViews } from './cartViews';
import { packLooks } from './packViews';
import { receiptViews } from './paymentViews';
import { renewLooks } from './renewViews';
import { dashboardViews, historyViews, loginViews, supportViews, type View } from './views';

const all: readonly View[] = [
  ...loginViews,
  ...dashboardViews,
  ...renewLooks,
  ...receiptViews,
  ...packLooks,
  viewsAt(`${HOME}/addpacks?list=channels`, 'asha')('channels', 'main li[aria-posinset]'),
  ...cartViews,
  ...historyViews,
  ...supportViews,
];

/** The ten screens on which a subscriber decides, in this order. They are on the first page of the README. */
const DECIDING = [
  ...['login', 'dashboard', 'renew', 'payment-renewed', 'payment-receipt'],
  ...['packs', 'channels', 'checkout-full', 'history', 'support'],
] as const;

export const decidingViews: readonly View[] = DECIDING.map((name) => {
  const view = all.find((one) => one.name === name);
  if (!view) throw new Error(`There is no view ${name}.`);
  return view;
});
