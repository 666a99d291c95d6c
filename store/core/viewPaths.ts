import type { INSTANT_PAYMENT, OTT_QUICK_PAY } from './paths';
import {
  DESCRIPTION,
  HELP,
  INSTANT_PAYMENT_CONFIRM,
  MY_PACKS,
  OFFER_PLANS,
  PAYMENT_STATUS,
  RENEW,
  SUPPORT,
} from './paths';

/* The addresses of single views. The query, the path or the fragment of an address selects the view. */

/** The page that looks up the status of a payment. */
export const paymentStatusPath = (txnid: string): string =>
  `${PAYMENT_STATUS}?txnid=${encodeURIComponent(txnid)}`;

export const instantPaymentConfirmPath = (id: string): string =>
  INSTANT_PAYMENT_CONFIRM.replace(':id', encodeURIComponent(id));

/** The query parameter with the id of a payment attempt. The id is random and means nothing outside this browser. */
export const ATTEMPT_PARAMETER = 'show';

/** The page that shows the payment request of an attempt again. */
export const requestPath = (screen: typeof OTT_QUICK_PAY | typeof INSTANT_PAYMENT, id: string) =>
  `${screen}?${ATTEMPT_PARAMETER}=${encodeURIComponent(id)}`;

/** The steps of ordering a new connection. */
export type OfferStep = 'plans' | 'compare' | 'details' | 'review' | 'placed';

/** Each step has an address, so that the browser's Back goes one step back. */
export const offerStepPath = (step: OfferStep): string =>
  step === 'plans' ? OFFER_PLANS : `${OFFER_PLANS}?step=${step}`;

export const ticketPath = (ticketid: string): string =>
  `${SUPPORT}?ticket=${encodeURIComponent(ticketid)}`;

/** One question and its answer on the help page. */
export const faqPath = (id: string): string => `${HELP}#${id}`;

/** One pack or channel; `list` is the query of the list to go back to. */
export const descriptionPath = (kind: 'pack' | 'channel', id: string, list: string): string =>
  `${DESCRIPTION}?${kind}=${encodeURIComponent(id)}${list && `&${list}`}`;

/** The page with the household's channels: those of one box (by the last digits of its number), of one pack, or all. */
export const ownChannelsPath = (focus: { ending?: string; productid?: string } = {}): string => {
  const query = new URLSearchParams({ channels: focus.ending ?? '' });
  if (focus.productid) query.set('in', focus.productid);
  return `${MY_PACKS}?${query.toString()}`;
};

/** The renewal of one service: a box (by the last digits of its number), broadband, or other packs without a box. */
export const renewServicePath = (service: {
  readonly place: 'box' | 'broadband' | 'nowhere';
  readonly stbno: string;
}): string => {
  const { place, stbno } = service;
  return `${RENEW}?service=${place === 'box' ? stbno.slice(-4) : place}`;
};

/**
 * The page of one of the subscriber's packs, or of the renewal of that pack. The last digits of the box number and the
 * day of activation distinguish the pack from others of the same product.
 */
export const packPath = (
  pack: { productid: string; ending: string; since: string },
  screen: typeof MY_PACKS | typeof RENEW = MY_PACKS,
): string => {
  const query = new URLSearchParams({
    pack: pack.productid,
    ...(pack.ending !== '' && { box: pack.ending }),
    ...(pack.since !== '' && { since: pack.since }),
  });
  return `${screen}?${query.toString()}`;
};
