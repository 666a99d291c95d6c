import * as v from 'valibot';
import type { FoundAccount } from '../store/instantPayment';
import type { Paise } from '../store/money';

/**
 * Whoever pays for somebody's number may be sent to another app in the middle of it, and the phone may
 * throw the page away meanwhile. What was found is therefore kept in the tab's own storage, which goes
 * with the tab, with the number that the operator is to be told at the press: for half an hour at
 * most, and for whoever had looked for it. In the address stands an id that is made up.
 */
const KEY = 'selfcareInstantPayment';
/** Milliseconds. */
const KEPT_FOR = 30 * 60_000;

const text = v.string();
const shape = v.object({
  until: v.number(),
  /** Who looked for it; '' without a login. */
  customerid: text,
  number: v.pipe(text, v.nonEmpty()),
  id: v.pipe(text, v.nonEmpty()),
  details: v.object({
    subscribername: text,
    email: text,
    mobileno: text,
    susbcriberstatus: text,
    accountno: text,
    region: text,
    currentbalance: v.nullable(v.custom<Paise>(Number.isSafeInteger)),
    frcode: text,
    customertype: text,
    customeridentity: text,
  }),
});

export interface KeptAccount extends FoundAccount {
  readonly customerid: string;
  readonly number: string;
}

/** What this tab kept for this subscriber, if it is whole and not too old. */
export const keptAccount = (customerid: string, now: number): KeptAccount | null => {
  try {
    const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (!read.success || read.output.customerid !== customerid) return null;
    const { until } = read.output;
    // A clock that was set back would keep it for longer than it was meant to.
    return until > now && until <= now + KEPT_FOR ? read.output : null;
  } catch {
    return null;
  }
};

/** Where the storage is full or refused the tab just forgets at a reload. */
export const keepAccount = (kept: KeptAccount, now: number): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept, until: now + KEPT_FOR }));
  } catch {
    // As above.
  }
};
