import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { cartSample } from '../../../../sagas/api/samples/cart';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { readEvidence, readOutcome } from '../../../../sagas/writes/readEvidence';
import { aPendingWrite } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';

/*
 * A source counts as read only if it was read completely. In a list with a missing row the write may be in that row, so
 * such a list must not show that nothing was paid.
 */

const row = (transactionid: string, created: string, amount: string | null = '100.00') => ({
  ...{ transactionid, created, amount },
  ...{ name: 'Recharge', status: 'SUCCESS', paymentmode: 'CARD' },
});
const NEWER = row('2', '2026-03-12 10:00:00');
const OLDER = row('1', '2026-03-11 10:00:00');
const PACK = { productid: 'FAM01', productname: 'Family HD', stbno: 'B1', expirydate: '' };

const open = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [] });
  await portal.logIn({ customerid: '700412' });
  portal.operator.replies(endpoints.transactions, () => Response.json([NEWER, OLDER]));
  portal.operator.replies(endpoints.activePacks, () => Response.json([PACK]));
  portal.operator.answers(endpoints.subscriber, subscriberSample);
  portal.operator.answers(endpoints.cart, cartSample);
  return portal;
};

describe('The evidence of a write', () => {
  it('Every source of the call is read', async () => {
    const portal = await open();
    const { transactions, balance, cart, packs } = await portal.run(readEvidence, 'checkout');
    expect(transactions?.map(({ transactionid }) => transactionid)).toEqual(['2', '1']);
    expect(packs?.map(({ productid }) => productid)).toEqual(['FAM01']);
    expect(balance).not.toBeNull();
    expect(cart).not.toBeNull();
  });

  it('A source that the call cannot change is not read', async () => {
    const portal = await open();
    expect((await portal.run(readEvidence, 'cancelForRefund')).cart).toBeNull();
    expect(portal.operator.receivedOf('cart')).toEqual([]);
  });

  it.each<[string, readonly unknown[]]>([
    ['has an unreadable row', [NEWER, 'not a row', OLDER]],
    ['has a row without an amount', [NEWER, row('3', '2026-03-11 12:00:00', null), OLDER]],
    ['is sorted oldest first', [OLDER, NEWER]],
    ['has a row without a date', [row('3', ''), OLDER]],
  ])('Transactions are not evidence when the list %s', async (_, rows) => {
    const portal = await open();
    portal.operator.replies(endpoints.transactions, () => Response.json(rows));
    const { transactions, packs } = await portal.run(readEvidence, 'checkout');
    expect(transactions).toBeNull();
    expect(packs).not.toBeNull();
  });

  it('Packs are not evidence when one of them is unreadable', async () => {
    const portal = await open();
    portal.operator.replies(endpoints.activePacks, () => Response.json([PACK, 'not a pack']));
    const { transactions, packs } = await portal.run(readEvidence, 'checkout');
    expect(packs).toBeNull();
    expect(transactions).toHaveLength(2);
  });

  it('A source that is refused or not reached is null when the network is not needed', async () => {
    const portal = await open();
    portal.operator.refuses(endpoints.transactions, 500);
    portal.operator.isUnreachable(endpoints.activePacks);
    const { transactions, balance, packs } = await portal.run(readEvidence, 'checkout');
    expect([transactions, packs]).toEqual([null, null]);
    expect(balance).not.toBeNull();
  });

  it('A source that is not reached is a failure when the network is needed', async () => {
    const portal = await open();
    portal.operator.isUnreachable(endpoints.activePacks);
    const error: unknown = await portal
      .run(readEvidence, 'checkout', true)
      .catch((thrown: unknown) => thrown);
    expect(error instanceof FailureError && error.failure.kind).toBe('unreachable');
  });
});

describe('The outcome of a write', () => {
  const evidence = { amount: 'A', newest: 'N', balance: 'B', cart: ['C'] };

  it('Nothing is read without recorded evidence, nor for a call of which the data shows nothing', async () => {
    const portal = await open();
    expect(await portal.run(readOutcome, aPendingWrite({ since: Date.now() }))).toEqual(
      expect.anything(),
    );
    await portal.run(
      readOutcome,
      aPendingWrite({ call: 'createTicket', since: Date.now(), evidence }),
    );
    expect(portal.operator.receivedOf('transactions')).toEqual([]);
    expect(portal.operator.receivedOf('activePacks')).toEqual([]);
  });

  it('The sources are read when there is recorded evidence', async () => {
    const portal = await open();
    await portal.run(readOutcome, aPendingWrite({ since: Date.now(), evidence }));
    expect(portal.operator.receivedOf('transactions')).toHaveLength(1);
  });
});
