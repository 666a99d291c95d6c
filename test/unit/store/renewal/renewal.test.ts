import * as v from 'valibot';
import type { Failure } from '../../../../store/core/failure';
import type { Paise } from '../../../../store/core/values/money';
import { sessionExpired } from '../../../../store/identity/session';
import { billPaid, billRefused } from '../../../../store/payments/billEvents';
import {
  loadRenewable,
  type Renewal,
  renewalBill,
  renewalResultsAcknowledged,
  renewPacks,
  selectAnsweredTerm,
  selectHasRenewalOutcome,
  selectIsRenewing,
  selectOtherRefusal,
  selectRenewalPacks,
  selectRenewalRefusal,
  selectRenewalResults,
  selectUnknownRenewal,
  unknownRenewalAcknowledged,
} from '../../../../store/renewal/renewal';
import { dueDaysOf, renewalOptionsOf } from '../../../../store/renewal/renewalOptions';
import { linesToRetry, totalPaid } from '../../../../store/renewal/renewalResults';
import {
  type Pack,
  type PackResult,
  packResult,
} from '../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const paise = (amount: number) => amount as Paise;
const TOO_EARLY = 'Try Renew Within 15 days of expiry';
const CLOSED = 'Failed to get CreateConditionalVoucherCharges Result CLOSE';

const before = '2026-11-24T23:59:59+05:30';
const after = '2026-12-24T23:59:59+05:30';
const line = (productid: string, amount: number) => ({
  ...{ productid, productname: `Pack ${productid}`, stbno: 'B1' },
  ...{ amount: paise(amount), expirydate: before },
});
const lines = [line('A', 10_000), line('B', 5_782), line('C', 1)];
const renewal: Renewal = {
  ...{ period: 'QUARTERLY', stbno: '', lines, total: paise(15_783), balance: paise(20_000) },
};
const owned = (productid: string, expirydate = before, fields: Partial<Pack> = {}) =>
  aPack({ productid, stbno: 'B1', expirydate, renewable: expirydate === before, ...fields });
const having = [owned('A'), owned('B'), owned('C')];

const result = (productid: string, fields: object = {}): PackResult =>
  v.parse(packResult, {
    ...{ productid, productstatus: 'ACTIVE', errorcode: null, error: null, stbno: 'B1' },
    ...{ expirydate: after, ...fields },
  });
const failedResult = (productid: string, error: string) =>
  result(productid, { productstatus: 'FAILED', errorcode: '1087', error, expirydate: null });
const answerOf = (...results: PackResult[]): readonly PackResult[] => results;

const sent = [loadRenewable.succeeded(having), renewPacks.requested(renewal)];
const resultsAfter = (answer: readonly PackResult[]) =>
  selectRenewalResults(stateAfter(...sent, renewPacks.succeeded(answer)))!;
const unknown: Failure = { kind: 'unknown', call: 'renew' };

describe('The results of a renewal', () => {
  it('The results are listed pack by pack, renewed or failed', () => {
    const results = resultsAfter(
      answerOf(
        result('A', { amount: '100.00' }),
        failedResult('B', CLOSED),
        failedResult('C', TOO_EARLY),
      ),
    );
    expect(results).toMatchObject([
      { state: 'renewed', paid: 10_000, expirydate: after },
      { state: 'failed', reason: 'chargeRefused', code: '1087', sentence: CLOSED },
      { state: 'failed', reason: 'tooEarly', code: '1087', sentence: TOO_EARLY },
    ]);
    expect(totalPaid(results)).toBe(10_000);
  });

  it('A retry is offered where it may succeed, and never for a pack outside its fifteen days', () => {
    const results = resultsAfter(
      answerOf(failedResult('A', CLOSED), failedResult('B', TOO_EARLY), failedResult('C', 'Busy')),
    );
    expect(linesToRetry(results)).toEqual([lines[0], lines[2]]);
    expect(results[2]).toMatchObject({ reason: 'other' });
  });

  it.each([
    ['FAILED without a reason', { productstatus: 'failed' }, 'failed'],
    ['CANCEL', { productstatus: 'CANCEL' }, 'failed'],
    ['ACTIVE with an error code', { errorcode: '1087' }, 'failed'],
    ['another status without an error', { productstatus: 'RENEWED' }, 'renewed'],
  ])('The result is read from %s', (_, fields, state) => {
    expect(resultsAfter(answerOf(result('A', fields)))[0]).toMatchObject({ state });
  });

  it('A pack missing from the answer is unclear', () => {
    expect(resultsAfter(answerOf(result('A')))).toMatchObject([
      { state: 'renewed' },
      { state: 'unclear' },
      { state: 'unclear' },
    ]);
  });

  it('The agreed price applies where the operator repeats no amount', () => {
    expect(totalPaid(resultsAfter(answerOf(result('A'), result('B'), result('C'))))).toBe(15_783);
  });

  it('The new end is shown before the packs are read again', () => {
    const state = stateAfter(...sent, renewPacks.succeeded(answerOf(result('A'))));
    expect(selectRenewalPacks(state)?.map(({ expirydate }) => expirydate)).toEqual([
      ...[after, before, before],
    ]);
  });

  it('The results are deleted when acknowledged and with the session', () => {
    const done = [...sent, renewPacks.succeeded(answerOf(result('A')))];
    expect(selectRenewalResults(stateAfter(...done, renewalResultsAcknowledged()))).toBeNull();
    expect(selectRenewalResults(stateAfter(...done, sessionExpired()))).toBeNull();
  });

  it('The results of a retry replace those of the first attempt', () => {
    const again = { ...renewal, lines: [lines[1]!], total: paise(5_782) };
    const state = stateAfter(
      ...sent,
      renewPacks.succeeded(answerOf(result('A'), failedResult('B', CLOSED), result('C'))),
      renewPacks.requested(again),
      renewPacks.succeeded(answerOf(result('B'))),
    );
    expect(selectRenewalResults(state)).toMatchObject([
      { line: { productid: 'A' }, state: 'renewed' },
      { line: { productid: 'B' }, state: 'renewed', paid: 5_782 },
      { line: { productid: 'C' }, state: 'renewed' },
    ]);
    expect(selectAnsweredTerm(state)).toEqual({ period: 'QUARTERLY', stbno: '' });
  });
});

describe('A renewal that was certainly not carried out', () => {
  it.each<Failure>([
    { kind: 'refused', call: 'renew', status: 402, message: 'Too little.' },
    { kind: 'unreachable', call: 'renew' },
  ])('The selection stays with its reason: $kind', (failure) => {
    const state = stateAfter(...sent, renewPacks.failed(failure));
    expect(selectRenewalRefusal(state)).toEqual(failure);
    expect(selectUnknownRenewal(state)).toBeNull();
    expect(selectIsRenewing(state)).toBe(false);
    expect(
      selectRenewalRefusal(stateAfter(...sent, renewPacks.failed(failure), ...sent)),
    ).toBeNull();
  });
});

describe('A renewal without an answer', () => {
  const lost = [...sent, renewPacks.failed(unknown)];
  const same = loadRenewable.succeeded(having);

  it.each<Failure>([
    unknown,
    { kind: 'unreadable', call: 'renew' },
    { kind: 'unknown', call: 'renew', status: 504, message: '' },
    { kind: 'defect' },
  ])('The outcome is unknown and not failed: $kind', (failure) => {
    const state = stateAfter(...sent, renewPacks.failed(failure));
    expect(selectUnknownRenewal(state)?.renewal).toEqual(renewal);
    expect(selectRenewalRefusal(state)).toBeNull();
  });

  it('A retry that was not sent leaves the outcome unknown, and a refusal settles it', () => {
    const again = [...lost, same, renewPacks.requested(renewal)];
    const offline = renewPacks.failed({ kind: 'unreachable', call: 'renew' });
    expect(selectUnknownRenewal(stateAfter(...again, offline))).not.toBeNull();
    const no = renewPacks.failed({
      ...{ kind: 'refused', call: 'renew', status: 409, message: '', code: '1087' },
    });
    expect(selectUnknownRenewal(stateAfter(...again, no))).toBeNull();
  });

  it('The answer to a retry settles the outcome', () => {
    const state = stateAfter(
      ...lost,
      renewPacks.requested(renewal),
      renewPacks.succeeded(answerOf(result('A'), result('B'), result('C'))),
    );
    expect(selectUnknownRenewal(state)).toBeNull();
    expect(selectRenewalResults(state)).toHaveLength(3);
  });

  it('The view of it is left by the subscriber alone', () => {
    expect(selectHasRenewalOutcome(stateAfter(...lost, same))).toBe(true);
    expect(selectHasRenewalOutcome(stateAfter(...lost, unknownRenewalAcknowledged()))).toBe(false);
  });
});

it('A second press during the call changes nothing', () => {
  const other = { ...renewal, total: paise(1), lines: [lines[2]!] };
  const state = stateAfter(...sent, renewPacks.requested(other), renewPacks.failed(unknown));
  expect(selectUnknownRenewal(state)?.renewal).toEqual(renewal);
});

describe('The packs to choose from', () => {
  it('The packs are listed as ready or waiting for their date, nearest first', () => {
    const later = owned('L', before, { renewable: false, renewablefrom: '2026-12-20' });
    const sooner = owned('S', before, { renewable: false, renewablefrom: '2026-12-03' });
    const cancelled = owned('X', before, { productstatus: 'CANCEL' });
    const old = owned('O', '2026-01-01', { renewable: false, daysleft: -31 });
    const choice = renewalOptionsOf([...having, later, sooner, cancelled, old]);
    expect(choice.ready).toEqual(having);
    expect(choice.later).toEqual([sooner, later]);
    expect(choice.boxes).toEqual([]);
  });

  it('A pack in use of which the operator does not say whether it can be renewed can be tried', () => {
    const silent = owned('S', '', { renewable: null });
    const cancelled = owned('X', '', { renewable: null, productstatus: 'CANCEL' });
    const old = owned('O', '2026-01-01', { renewable: null, daysleft: -31 });
    const choice = renewalOptionsOf([silent, cancelled, old]);
    expect([choice.ready, choice.later]).toEqual([[silent], []]);
  });

  it('A product that is listed twice without its boxes is renewed once', () => {
    const silent = owned('S', '', { renewable: null, stbno: '' });
    expect(renewalOptionsOf([silent, { ...silent }])).toMatchObject({ ready: [silent], boxes: [] });
  });

  it('The same product on two boxes is chosen box by box', () => {
    const twin = owned('A', before, { stbno: 'B2' });
    const fibre = owned('F', before, { stbno: '' });
    expect(renewalOptionsOf([...having, twin, fibre]).boxes).toEqual(['B1', 'B2', '']);
    expect(renewalOptionsOf([...having, { ...twin, productstatus: 'CANCEL' }]).boxes).toEqual([]);
  });
});

it('The days on which packs end exclude expired and leaving packs', () => {
  const packs = [
    owned('B', after),
    owned('A'),
    owned('C'),
    owned('D', '2026-11-20T23:59:59+05:30'),
    owned('E', before, { disconnectdate: before }),
    owned('F', ''),
  ];
  const days = dueDaysOf(packs, '2026-11-21');
  expect(days.map(({ day, packs: due }) => [day, due.map(({ productid }) => productid)])).toEqual([
    ['2026-11-24', ['A', 'C']],
    ['2026-12-24', ['B']],
  ]);
});

describe('A renewal paid by another method', () => {
  const bill = renewalBill(renewal);
  const failure: Failure = {
    ...{ kind: 'refused', call: 'payAsLcoCustomer', status: 409 },
    ...{ message: TOO_EARLY, code: '1087' },
  };
  const refused = billRefused({ bill, failure });

  it('The refusal is remembered until the renewal is tried again, paid or left', () => {
    expect(selectOtherRefusal(stateAfter(refused))).toEqual({ bill, failure });
    for (const after of [
      renewPacks.requested(renewal),
      billPaid(bill),
      renewalResultsAcknowledged(),
    ])
      expect(selectOtherRefusal(stateAfter(refused, after))).toBeNull();
  });

  it('A refused top-up does not affect it', () => {
    const topUp = billRefused({ bill: { ...bill, purpose: 'TOPUP' }, failure });
    expect(selectOtherRefusal(stateAfter(topUp))).toBeNull();
  });

  it('An unknown balance renewal that blocks it stays open', () => {
    const open: Failure = { kind: 'blocked', code: 'PAYMENT_OPEN' };
    const again = [renewPacks.failed(unknown), renewPacks.requested(renewal)];
    const state = stateAfter(...sent, ...again, renewPacks.failed(open));
    expect(selectUnknownRenewal(state)).not.toBeNull();
    expect(selectRenewalRefusal(state)).toEqual(open);
    const answerOf = stateAfter(...sent, ...again, renewPacks.failed(failure));
    expect(selectUnknownRenewal(answerOf)).toBeNull();
  });
});
