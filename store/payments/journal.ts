import * as v from 'valibot';
import type { Paise } from '../money';
import type { Place } from '../storage';
import { isOpen, type Attempt } from './attempt';

const text = v.pipe(v.string(), v.nonEmpty());
const paise = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.transform((amount) => amount as Paise), // written from Paise, and still whole
);

const begun = {
  id: text,
  key: text,
  customerid: v.string(),
  method: v.picklist(['CARD', 'INSTALMENT']),
  bill: v.object({
    purpose: v.picklist(['CART', 'RENEWAL', 'TOPUP', 'OFFER']),
    amount: paise,
    orderid: v.string(),
    productids: v.array(v.string()),
    chargeperiod: v.picklist(['', 'MONTHLY', 'QUARTERLY', 'HALFYEARLY', 'YEARLY']),
    stbno: v.string(),
  }),
  begun: v.number(),
};
const held = { txnid: text, txnRefNo: text };

/** An attempt as it is written down: what the drawing does not have cannot be read either. */
const attempt = v.variant('step', [
  v.object({ ...begun, step: v.literal('asking') }),
  v.object({ ...begun, step: v.literal('atProvider'), txnid: text }),
  v.object({ ...begun, step: v.literal('awaitingCode'), ...held }),
  v.object({ ...begun, step: v.literal('paying'), ...held }),
  v.object({ ...begun, step: v.literal('unknown'), txnid: text }),
  v.object({ ...begun, step: v.literal('paid'), txnid: text }),
  v.object({
    ...begun,
    step: v.literal('failed'),
    txnid: v.string(),
    why: v.object({ code: v.string(), sentence: v.string() }),
  }),
  v.object({ ...begun, step: v.literal('left'), txnid: v.string() }),
]);

/** A line that cannot be read is dropped for itself: it must not take the others with it. */
const attempts = v.pipe(
  v.array(v.unknown()),
  v.transform((lines): readonly Attempt[] =>
    lines.flatMap((line) => {
      const read = v.safeParse(attempt, line);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** The journal of payments in this browser: shared by its tabs, and alive after any of them has died. */
export const journalPlace = {
  key: 'selfcarePayments',
  shape: v.object({ attempts }),
} satisfies Place;

/** Ended attempts that are kept, so that a late answer still finds the one it is about. */
const KEPT = 20;

/** What is worth keeping: everything that is still open, and the newest of what has ended. */
export const worthKeeping = (all: readonly Attempt[]): readonly Attempt[] => {
  const ended = all.filter((one) => !isOpen(one));
  const old = new Set(ended.slice(0, Math.max(0, ended.length - KEPT)));
  return all.filter((one) => !old.has(one));
};
