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
  selectIsAnswerFresh,
  selectIsRenewing,
  selectOtherRefusal,
  selectRenewalPacks,
  selectRenewalRefusal,
  selectRenewalResults,
  selectUnknownRenewal,
  unknownRenewalAcknowledged,
} from '../../../../store/renewal/renewal';
import {
  dueDaysOf,
  packOfCommonEnd,
  renewalOptionsOf,
} from '../../../../store/renewal/renewalOptions';
import { linesToRetry, totalPaid } from '../../../../store/renewal/renewalResults';
import {
  type Pack,
  type PackResult,
  packResult,
} from '../../../../store/wire/entities/packs/packs';
import { outcomesRead, type WriteOutcome } from '../../../../store/writes/earlierWrites';
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

  it('A retry leaves out the packs that were renewed or have no answer', () => {
    const results = resultsAfter(answerOf(result('A'), failedResult('B', CLOSED)));
    expect(results.map(({ state }) => state)).toEqual(['renewed', 'failed', 'unclear']);
    expect(linesToRetry(results)).toEqual([lines[1]]);
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

  it('Until the packs are read again, those with a new end have it and cannot be renewed, and no others change', () => {
    const twin = owned('A', before, { stbno: 'B2' });
    const state = stateAfter(
      loadRenewable.succeeded([...having, twin]),
      renewPacks.requested(renewal),
      renewPacks.succeeded(answerOf(result('A'), result('B', { expirydate: null }))),
    );
    expect(selectRenewalPacks(state)).toEqual([
      ...[owned('A', after), owned('B'), owned('C'), twin],
    ]);
  });

  it('The results are shown before any packs have been read', () => {
    const answered = renewPacks.succeeded(answerOf(result('A')));
    const state = stateAfter(renewPacks.requested(renewal), answered);
    expect(selectRenewalResults(state)).toMatchObject([
      { state: 'renewed', expirydate: after },
      { state: 'unclear' },
      { state: 'unclear' },
    ]);
  });

  it('A failed pack has the day from which the operator’s list says that it can be renewed', () => {
    const state = stateAfter(
      loadRenewable.succeeded([owned('A', before, { renewablefrom: '2026-11-28' })]),
      renewPacks.requested(renewal),
      renewPacks.succeeded(answerOf(failedResult('A', TOO_EARLY), failedResult('B', TOO_EARLY))),
    );
    expect(selectRenewalResults(state)).toMatchObject([
      { state: 'failed', renewablefrom: '2026-11-28' },
      { state: 'failed', renewablefrom: '' },
      { state: 'unclear' },
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

describe('The packs that are read after the answer to a renewal', () => {
  const first = line('A', 10_000);
  const twin = (expirydate: string) => owned('A', expirydate, { stbno: 'B2' });
  const resultOf = (answer: readonly PackResult[], packs: readonly Pack[], wanted = first) =>
    selectRenewalResults(
      stateAfter(
        renewPacks.requested({ ...renewal, lines: [wanted] }),
        renewPacks.succeeded(answer),
        loadRenewable.succeeded([...packs]),
      ),
    );

  it('A pack that the answer left out is renewed where it ends later than before', () => {
    expect(resultOf([], [twin(before), owned('A', after)])).toEqual([
      { state: 'renewed', line: first, paid: 10_000, expirydate: after },
    ]);
  });

  it.each([
    ['where it ends as before', [owned('A')], first],
    ['where it is not listed', [owned('B', after)], first],
    ['where only the same product on another box ends later', [twin(after), owned('A')], first],
    ['where its end before is not known', [owned('A', after)], { ...first, expirydate: '' }],
  ])('A pack that the answer left out is unclear %s', (_, packs, wanted) => {
    expect(resultOf([], packs, wanted)).toEqual([{ state: 'unclear', line: wanted }]);
  });

  it.each([
    ['is the listed one where that is later than before', [owned('A', after)], after],
    ['is not known where the list still has the former one', [owned('A')], ''],
    ['is not known where the pack is not listed', [owned('B', after)], ''],
  ])('The new end that an answer left out %s', (_, packs, expirydate) => {
    const answer = answerOf(result('A', { expirydate: null }));
    expect(resultOf(answer, packs)).toMatchObject([{ state: 'renewed', expirydate }]);
  });
});

describe('The state of a renewal', () => {
  const done = renewPacks.succeeded(answerOf(result('A')));
  const read = loadRenewable.succeeded(having);
  const nothing = { isRenewing: false, hasOutcome: false, isFresh: false };

  it.each([
    ['that was not sent neither runs nor has results', [read], nothing],
    ['whose answer is awaited runs', sent, { ...nothing, isRenewing: true }],
    ['that was answered has results', [...sent, done], { ...nothing, hasOutcome: true }],
    [
      'that was answered has fresh results once the packs are read again',
      [...sent, done, read],
      { ...nothing, hasOutcome: true, isFresh: true },
    ],
    [
      'that was answered again has results that are not fresh',
      [...sent, done, read, renewPacks.requested(renewal), done],
      { ...nothing, hasOutcome: true },
    ],
  ])('A renewal %s', (_, events, known) => {
    const state = stateAfter(...events);
    expect({
      isRenewing: selectIsRenewing(state),
      hasOutcome: selectHasRenewalOutcome(state),
      isFresh: selectIsAnswerFresh(state),
    }).toEqual(known);
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

  it.each<[string, Pick<WriteOutcome, 'call' | 'step'>]>([
    ['gone', { call: 'renew', step: 'booked' }],
    ['gone', { call: 'renewReadingText', step: 'booked' }],
    ['kept', { call: 'renew', step: 'findingOut' }],
    ['kept', { call: 'checkout', step: 'booked' }],
    ['kept', { call: 'checkout', step: 'findingOut' }],
  ])('The refusal is %s when an earlier write has the outcome %j', (place, found) => {
    const refused = renewPacks.failed({ kind: 'refused', call: 'renew', status: 409, message: '' });
    const outcome: WriteOutcome = {
      ...{ key: 'abcdefghijklmnop', since: 0, agreed: null, mayBeSentAgain: false },
      ...{ lines: [], transactionid: '', amount: null },
      ...found,
    };
    const read = outcomesRead({ calls: [found.call], outcomes: [outcome], ended: [] });
    expect(selectRenewalRefusal(stateAfter(...sent, refused, read)) !== null).toBe(
      place === 'kept',
    );
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

  it('A pack that ended long ago is offered where the operator says that it can be renewed', () => {
    const old = owned('O', '2026-01-01', { renewable: true, daysleft: -31 });
    const cancelled = { ...old, productid: 'X', productstatus: 'CANCEL' };
    const choice = renewalOptionsOf([old, cancelled]);
    expect([choice.ready, choice.later]).toEqual([[old], []]);
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

it.each<[string, readonly Pack[], boolean]>([
  ['the first of packs that end on one day', [owned('A'), owned('B', '2026-11-24')], true],
  ['none of packs that end on different days', [owned('A'), owned('B', after)], false],
  ['none where one end is not known', [owned('A'), owned('B', '')], false],
  ['none where no end is known', [owned('A', ''), owned('B', '')], false],
  ['none where there are no packs', [], false],
])('The pack with the common end is %s', (_, packs, isCommon) => {
  expect(packOfCommonEnd(packs)).toBe(isCommon ? packs[0] : null);
});

it('The days on which packs end include today and exclude expired and leaving packs', () => {
  const packs = [
    owned('B', after),
    owned('A'),
    owned('C'),
    owned('D', '2026-11-20T23:59:59+05:30'),
    owned('E', before, { disconnectdate: before }),
    owned('F', ''),
    owned('G', '2026-11-21T23:59:59+05:30'),
  ];
  const days = dueDaysOf(packs, '2026-11-21');
  expect(days.map(({ day, packs: due }) => [day, due.map(({ productid }) => productid)])).toEqual([
    ['2026-11-21', ['G']],
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
