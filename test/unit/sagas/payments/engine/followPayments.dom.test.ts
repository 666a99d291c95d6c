import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { writeDown } from '../../../../../sagas/payments/engine/journal';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { renewalDomain } from '../../../../../sagas/renewal/renewal';
import { durableRecords } from '../../../../../sagas/writes/writeRecords';
import type { Paise } from '../../../../../store/core/values/money';
import type { AttemptStep } from '../../../../../store/payments/attempt';
import { journalSlot } from '../../../../../store/payments/journal';
import type { PaymentPurpose } from '../../../../../store/payments/methods';
import { type PendingWrite, pendingWritesSlot } from '../../../../../store/writes/pendingWrites';
import { aBill } from '../../../../support/builders';
import type { TestPortal } from '../../../../support/portal';
import { untilIdle } from '../../../../support/waiting';
import { openPortalAs } from '../openedPayments';

const CUSTOMER = '700412';
const open = async (): Promise<TestPortal> => {
  const portal = await openPortalAs({ domains: [subscriberDomain, paymentsDomain, renewalDomain] });
  portal.operator.answers(endpoints.renewablePacks, []);
  portal.operator.answers(endpoints.longDurationPrices, []);
  await untilIdle();
  return portal;
};
const reads = ({ operator }: TestPortal) => operator.receivedOf('renewablePacks').length;

/** The page hears that another tab has changed the storage. */
const hearOf = async (key: string) => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await untilIdle();
};

const paid: AttemptStep = { step: 'paid', txnid: 'TX1' };
const failed: AttemptStep = { step: 'failed', txnid: '', reason: { code: '', sentence: '' } };
const atProvider: AttemptStep = { step: 'atProvider', txnid: 'TX1' };
const asking: AttemptStep = { step: 'asking' };

/** An attempt as another tab writes it. */
const attemptElsewhere = (step: AttemptStep, purpose: PaymentPurpose = 'RENEWAL') =>
  writeDown({
    ...{ id: 'a1', key: 'k', customerid: CUSTOMER, method: 'CARD', begun: Date.now() },
    bill: aBill({ purpose, productids: ['A'] }),
    ...step,
  });

/** A payment from the balance as another tab records it. */
const chargeElsewhere = (fields: Partial<PendingWrite> = {}) => {
  const payment = { amount: 10_000 as Paise, packs: [{ productid: 'A', stbno: '' }] };
  const write = { customerid: CUSTOMER, call: 'renew', key: 'K1', fingerprint: 'f', since: 1 };
  return durableRecords.change(() => [{ ...write, payment, ...fields }]);
};

it.each([
  ['is paid', 'are read again', paid, 'RENEWAL', 1],
  ['is refused', 'are read again', failed, 'RENEWAL', 1],
  ['reaches the provider', 'are not read again', atProvider, 'RENEWAL', 0],
  ['is paid for a cart', 'are not read again', paid, 'CART', 0],
  ['is refused for a cart', 'are not read again', failed, 'CART', 0],
] as const)(
  'When an attempt of another tab %s, the packs that can be renewed %s',
  async (_, __, step, purpose, times) => {
    await attemptElsewhere(asking, purpose);
    const portal = await open();
    const before = reads(portal);
    await attemptElsewhere(step, purpose);
    await hearOf(journalSlot.key);
    expect(reads(portal)).toBe(before + times);
    // Nothing has changed since.
    await hearOf(journalSlot.key);
    expect(reads(portal)).toBe(before + times);
  },
);

it.each([
  ['is booked', 'are read again', { booked: 2 }, 1],
  ['has no answer', 'are not read again', {}, 0],
  ['is booked for a cart', 'are not read again', { call: 'checkout', booked: 2 }, 0],
  ['is of another customer', 'are not read again', { customerid: '700413', booked: 2 }, 0],
] as const)(
  'When a payment from the balance in another tab %s, the packs that can be renewed %s',
  async (_, __, fields, times) => {
    const portal = await open();
    const before = reads(portal);
    await chargeElsewhere(fields);
    await hearOf(pendingWritesSlot.key);
    expect(reads(portal)).toBe(before + times);
  },
);

it('A page that opens after another tab has paid reads nothing for it', async () => {
  await attemptElsewhere(paid);
  await chargeElsewhere({ booked: 2 });
  const portal = await open();
  await hearOf(journalSlot.key);
  expect(reads(portal)).toBe(0);
});
