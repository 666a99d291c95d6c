import { call } from 'typed-redux-saga';
import { endpoints } from '../../../../sagas/api/endpoints';
import { connectionChanged } from '../../../../store/app/connection';
import type { TestPortal } from '../../../support/portal';
import { keptBookedWrites, keptPendingWrites } from '../../../support/storage/keptWrites';
import {
  books,
  failureOf,
  isAsAgreed,
  openRenewals,
  readsOf,
  REFUSED_AS_TOO_EARLY,
  renew,
  renewed,
} from './renewals';

/*
 * What the operator answers to a payment from the balance, beside what its data shows. An answer that is believed too
 * early says "paid" for another amount, or "not paid" for a payment that was booked, which is then paid once more.
 */

const HONOURED = { idempotency: 'honoured' } as const;
/** Makes the answer from the evidence, as a renewal does. */
const fromEvidence = () => [];

/** The operator answers with this. Its data shows what `change` has changed just before. */
const answers = (portal: TestPortal, reply: () => Response, change?: () => void) =>
  portal.operator.replies(endpoints.renew, () => {
    change?.();
    return reply();
  });
const done = () => Response.json([renewed()]);
const refused = () => Response.json(REFUSED_AS_TOO_EARLY, { status: 409 });
const unreadable = () => new Response('<html>');
const tooMuch = { amount: '120.00', left: '80.00' };

describe('A readable answer that the renewal was done', () => {
  it('The renewal is done when the data shows the agreed amount', async () => {
    const portal = await openRenewals();
    answers(portal, done, () => books(portal));
    expect(await renew(portal, { isAsAgreed })).toHaveLength(1);
    expect(keptPendingWrites()).toEqual([]);
  });

  it('The renewal is done while the data does not show the booking yet', async () => {
    const portal = await openRenewals();
    answers(portal, done);
    expect(await renew(portal, { isAsAgreed })).toHaveLength(1);
    expect(keptPendingWrites()).toEqual([]);
  });

  it('The outcome is unknown when the data shows that another amount was taken', async () => {
    const portal = await openRenewals();
    answers(portal, done, () => books(portal, tooMuch));
    expect(await failureOf(renew(portal, { isAsAgreed }))).toMatchObject({ kind: 'unknown' });
    expect(keptPendingWrites()).toHaveLength(1);
  });

  it('A write without an agreed amount is done, and nothing is read after its answer', async () => {
    const portal = await openRenewals();
    answers(portal, done, () => books(portal));
    expect(await renew(portal)).toHaveLength(1);
    expect(readsOf(portal)).toBe(1);
  });
});

describe('An answer that says nothing', () => {
  it('The renewal is done when the data shows the booking as agreed', async () => {
    const portal = await openRenewals();
    answers(portal, unreadable, () => books(portal));
    expect(await renew(portal, { isAsAgreed, fromEvidence })).toEqual([]);
    expect(keptPendingWrites()).toEqual([]);
  });

  it('The outcome is unknown when the data shows that another amount was taken', async () => {
    const portal = await openRenewals();
    answers(portal, unreadable, () => books(portal, tooMuch));
    const failure = await failureOf(renew(portal, { isAsAgreed, fromEvidence }));
    expect(failure).toMatchObject({ kind: 'unknown' });
    expect(keptPendingWrites()).toHaveLength(1);
  });

  it('A gateway’s error is reported at once, without another reading', async () => {
    const portal = await openRenewals();
    answers(portal, () => new Response('<html>', { status: 502 }));
    expect(await failureOf(renew(portal, { fromEvidence }))).toMatchObject({ kind: 'unknown' });
    expect(readsOf(portal)).toBe(1);
  });
});

describe('A refusal', () => {
  it.each([200, 409])(
    'A refusal with %i by an operator that honours keys is not shown as paid when another device has renewed the pack',
    async (status) => {
      const portal = await openRenewals(HONOURED);
      const refusal = () => Response.json(REFUSED_AS_TOO_EARLY, { status });
      answers(portal, refusal, () => books(portal));
      const failure = await failureOf(renew(portal, { isAsAgreed, fromEvidence }));
      expect(failure).toMatchObject({ kind: 'refused', code: '1087' });
      expect(keptPendingWrites()).toEqual([]);
    },
  );

  it('A refusal is in doubt when the data has changed, because the request may have arrived twice', async () => {
    const portal = await openRenewals();
    answers(portal, refused, () => books(portal));
    expect(await failureOf(renew(portal))).toMatchObject({ kind: 'unknown' });
    expect(keptPendingWrites()).toHaveLength(1);
  });

  it('A 401 is certain although nothing can be read after it, so the next login offers the payment again', async () => {
    const portal = await openRenewals();
    const noSession = { errorcode: 'NO_SESSION' };
    answers(
      portal,
      () => Response.json(noSession, { status: 401 }),
      () => {
        for (const source of ['transactions', 'activePacks', 'subscriber'] as const)
          portal.operator.refuses(endpoints[source], 401, noSession);
      },
    );
    expect(await failureOf(renew(portal))).toMatchObject({ kind: 'refused', status: 401 });
    expect(keptPendingWrites()).toEqual([]);
  });
});

it('A renewal that was not sent leaves no record, although nothing can be read without a network', async () => {
  const portal = await openRenewals();
  const goOffline = function* () {
    yield* call(() => portal.dispatch(connectionChanged({ online: false })));
  };
  const failure = await failureOf(renew(portal, { beforeSending: goOffline }));
  expect(failure).toMatchObject({ kind: 'unreachable' });
  expect(portal.operator.keysOf('renew')).toEqual([]);
  expect(keptPendingWrites()).toEqual([]);
});

describe('What the caller does before and after the request', () => {
  it('A payment is announced after its record is stored and before it is sent, because its receipt needs its key', async () => {
    const portal = await openRenewals();
    answers(portal, done);
    const seen: unknown[] = [];
    await renew(portal, {
      *onOpened({ key }) {
        yield* call(() => {
          const stored = keptPendingWrites().map((write) => write.key === key);
          seen.push(stored, portal.operator.keysOf('renew').length);
        });
      },
    });
    expect(seen).toEqual([[true], 0]);
  });

  it('The answer is saved before the record is marked as booked, so that a closed page loses neither', async () => {
    const portal = await openRenewals();
    answers(portal, done);
    const seen: unknown[] = [];
    await renew(portal, {
      *onAnswer(results) {
        yield* call(() => seen.push(results.length, keptPendingWrites().length));
      },
    });
    expect(seen).toEqual([1, 1]);
    expect([...keptPendingWrites(), ...keptBookedWrites()]).toEqual([]);
  });
});
