import type { SagaGenerator } from 'typed-redux-saga';
import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import type { Domain } from '../../../../sagas/core/domain';
import { findOutcomes } from '../../../../sagas/writes/findOutcomes';
import { idempotentCall } from '../../../../sagas/writes/idempotentCall';
import { durableRecords } from '../../../../sagas/writes/writeRecords';
import type { AppState } from '../../../../store/app/app';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
import { documentedState } from '../../../../store/documented/documentedState';
import type { AnswerOf } from '../../../../store/wire/answers';
import { selectAllOutcomes } from '../../../../store/writes/earlierWrites';
import { evidenceOf } from '../../../../store/writes/evidence';
import type { PendingWrite } from '../../../../store/writes/pendingWrites';
import { aPack, aPendingWrite } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';

/*
 * Renewals of packs A and B for ₹100 each, paid from a balance of ₹200 and called directly, without the checks of the
 * payments, so that the rules of `idempotentCall` and `findOutcomes` alone decide.
 */

const BEFORE = '2026-11-24';
const AFTER = '2026-12-24';
const AGREED = 10_000 as Paise; // whole paise
export const RENEWING_CUSTOMER = '42';

/** A domain that only looks for the outcomes of renewals. */
export const findingDomain: Domain = {
  name: 'topUp',
  reducer: (state: unknown = documentedState.topUp) => state,
  *saga() {
    yield* findOutcomes(['renew']);
  },
};

/** The operator's packs; those in `renewed` run for another month. */
const packsOf = (...renewed: readonly string[]) =>
  ['A', 'B'].map((productid) => ({
    ...{ productid, productstatus: 'ACTIVE' },
    expirydate: renewed.includes(productid) ? AFTER : BEFORE,
  }));
const hasBalance = ({ operator }: TestPortal, balance: string) =>
  operator.answers(endpoints.subscriber, {
    ...subscriberSample,
    customerid: RENEWING_CUSTOMER,
    balance,
  });

export const transactionRow = (transactionid: string, transactiontype: string, amount: string) => ({
  ...{ transactionid, transactiontype, amount, created: '2026-11-22 10:00:00' },
});

/** A page of the subscriber, at whose operator nothing was booked yet. */
export const openRenewals = async (
  app: Partial<AppState> = {},
  domains: readonly Domain[] = [],
): Promise<TestPortal> => {
  const portal = await openPortal({ domains, app });
  portal.operator.answers(endpoints.activePacks, packsOf());
  hasBalance(portal, '200.00');
  await portal.logIn({ customerid: RENEWING_CUSTOMER });
  return portal;
};

interface Booking {
  readonly packs?: readonly string[];
  readonly amount?: string;
  readonly left?: string;
  /** The transactions before this booking, newest first. */
  readonly earlier?: readonly ReturnType<typeof transactionRow>[];
}

/** From now on the operator's data shows that a renewal was booked, by default that of pack A for ₹100. */
export const books = (
  portal: TestPortal,
  { packs = ['A'], amount = '100.00', left = '100.00', earlier = [] }: Booking = {},
): void => {
  const charge = transactionRow('T1', 'Subscription Charges', amount);
  portal.operator.answers(endpoints.transactions, [charge, ...earlier]);
  portal.operator.answers(endpoints.activePacks, packsOf(...packs));
  hasBalance(portal, left);
};

/** The subscriber has topped up ₹100. */
export const topsUp = (portal: TestPortal): ReturnType<typeof transactionRow> => {
  const recharge = transactionRow('T0', 'Account Recharge', '100.00');
  portal.operator.answers(endpoints.transactions, [recharge]);
  hasBalance(portal, '300.00');
  return recharge;
};

export const renewed = (productid = 'A') => ({
  ...{ productid, productstatus: 'ACTIVE', errorcode: null, error: null, expirydate: AFTER },
});
export const REFUSED_AS_TOO_EARLY = { error: 'Too early', errorcode: '1087' };

type Options = NonNullable<Parameters<typeof idempotentCall<'renew'>>[3]>;

/** Renews a pack. Throws the failure as the flow would get it. */
export const renew = (
  portal: TestPortal,
  options: Options = {},
  productid = 'A',
): Promise<AnswerOf<'renew'>> =>
  portal.run((): SagaGenerator<AnswerOf<'renew'>> =>
    idempotentCall(
      endpoints.renew,
      { productid, chargeperiod: 'MONTHLY', amount: '100.00' },
      durableRecords,
      { expectedChange: { amount: AGREED, packs: [{ productid, stbno: '' }] }, ...options },
    ),
  );

/** The failure with which the call ended; null when it succeeded. */
export const failureOf = async (call: Promise<unknown>): Promise<Failure | null> => {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof FailureError) return error.failure;
    throw error;
  }
};

/** Renews a pack whose answer is lost. */
export const loseRenewal = (portal: TestPortal, productid = 'A'): Promise<Failure | null> => {
  portal.operator.isUnreachable(endpoints.renew);
  return failureOf(renew(portal, {}, productid));
};

export const isAsAgreed = ({ amount }: { readonly amount: Paise | null }) => amount === AGREED;

/** The record of a renewal of one pack that left before the operator had booked anything. */
export const aLostRenewal = (
  key: string,
  productid = 'A',
  fields: Partial<PendingWrite> = {},
): PendingWrite => {
  const packs = ['A', 'B'].map((listed) =>
    aPack({ productid: listed, stbno: '', productstatus: 'ACTIVE', expirydate: BEFORE }),
  );
  const fresh = { transactions: [], balance: 20_000 as Paise, cart: null, packs }; // whole paise
  const expectedChange = { amount: AGREED, packs: [{ productid, stbno: '' }] };
  return aPendingWrite({
    ...{ customerid: RENEWING_CUSTOMER, call: 'renew', key, fingerprint: `fingerprint of ${key}` },
    since: Date.now(),
    evidence: evidenceOf('renew', key, expectedChange, fresh),
    ...fields,
  });
};

export const storeWrites = (...writes: readonly PendingWrite[]): Promise<void> =>
  durableRecords.change(() => writes);
/** Another tab changes the records. */
export const changeRecords = (fields: Partial<PendingWrite>, key?: string): Promise<void> =>
  durableRecords.change((all) =>
    all.map((write) => (key === undefined || write.key === key ? { ...write, ...fields } : write)),
  );

/** What the page shows, as the key and the step of each outcome. */
export const shownIn = (portal: TestPortal): readonly string[] =>
  selectAllOutcomes(portal.state()).map(({ key, step }) => `${key} ${step}`);
export const readsOf = (portal: TestPortal): number =>
  portal.operator.receivedOf('transactions').length;
