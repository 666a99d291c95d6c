import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../../../store/identity/session';
import {
  earlierWriteAcknowledged,
  earlierWriteFound,
  earlierWriteSettled,
  isEnded,
  outcomesRead,
  selectAllOutcomes,
  selectHasEarlierWrite,
  selectIsOutcomeUnknown,
  selectOutcomes,
  type WriteOutcome,
  writeOutcomeAcknowledged,
  writeSettled,
} from '../../../../store/writes/earlierWrites';
import { stateAfter } from '../../../support/stateAfter';

const found = earlierWriteFound('cancelForRefund');
const isThere = (...events: readonly UnknownAction[]) =>
  selectHasEarlierWrite(stateAfter(...events), 'cancelForRefund');

it('A write that was found is unknown, for its own call alone', () => {
  expect(isThere(found)).toBe(true);
  expect(selectHasEarlierWrite(stateAfter(found), 'placeOrder')).toBe(false);
});

it.each([
  ['its answer has come', earlierWriteSettled('cancelForRefund')],
  ['the subscriber has seen its result', earlierWriteAcknowledged('cancelForRefund')],
  ['the session has ended', sessionExpired()],
])('A write is no longer unknown when %s', (_, event) => {
  expect(isThere(found, found, event)).toBe(false);
});

it('A write stays unknown when another one is seen', () => {
  const other = earlierWriteFound('placeOrder');
  expect(isThere(found, other, earlierWriteAcknowledged('placeOrder'))).toBe(true);
});

describe('What the operator shows of the writes', () => {
  const outcome = (
    key: string,
    step: WriteOutcome['step'],
    call: WriteOutcome['call'] = 'renew',
  ): WriteOutcome => ({
    ...{ key, step, call, since: 0, agreed: null, mayBeSentAgain: false },
    ...{ lines: [], transactionid: '', amount: null },
  });
  const read = (...outcomes: readonly WriteOutcome[]) =>
    outcomesRead({ calls: ['renew'], outcomes, ended: [] });
  const steps = (...events: readonly UnknownAction[]) =>
    selectAllOutcomes(stateAfter(...events)).map(({ key, step }) => `${key} ${step}`);

  it.each([
    ['booked', true],
    ['notBooked', true],
    ['findingOut', false],
    ['unknown', false],
  ] as const)('A write that is %s holds nothing back: %s', (step, ends) => {
    expect(isEnded({ step })).toBe(ends);
  });

  it.each<readonly [title: string, after: UnknownAction, left: readonly string[]]>([
    [
      'Read again, a write is there once, as it was read last, and the open ones that were not read are gone',
      read(outcome('C', 'booked')),
      ['A booked', 'B notBooked', 'F findingOut', 'C booked'],
    ],
    [
      'A booked write that is read again is there once',
      read(outcome('A', 'booked')),
      ['A booked', 'B notBooked', 'F findingOut'],
    ],
    [
      'An open write that is read no more is gone, an ended one and one of another call stay',
      read(),
      ['A booked', 'B notBooked', 'F findingOut'],
    ],
    [
      'An open write whose record is gone is gone',
      writeSettled('C'),
      ['A booked', 'B notBooked', 'D unknown', 'F findingOut'],
    ],
    [
      'A booked write stays to be seen when its record is gone',
      writeSettled('A'),
      ['A booked', 'B notBooked', 'C findingOut', 'D unknown', 'F findingOut'],
    ],
    [
      'A booked write is gone when it is acknowledged, and no other',
      writeOutcomeAcknowledged(outcome('A', 'booked')),
      ['B notBooked', 'C findingOut', 'D unknown', 'F findingOut'],
    ],
  ])('%s', (_, after, left) => {
    const renewals = read(
      outcome('A', 'booked'),
      outcome('B', 'notBooked'),
      outcome('C', 'findingOut'),
      outcome('D', 'unknown'),
    );
    const outcomes = [outcome('F', 'findingOut', 'checkout')];
    const bought = outcomesRead({ calls: ['checkout'], outcomes, ended: [] });
    expect([...steps(renewals, bought, after)].sort()).toEqual([...left].sort());
  });

  it.each<readonly [title: string, events: readonly UnknownAction[], isUnknown: boolean]>([
    ['it was not found so far', [read(outcome('A', 'notBooked'))], false],
    ['it is booked', [read(outcome('A', 'booked'))], false],
    ['it is looked for', [read(outcome('A', 'findingOut'))], true],
    ['it could not be found', [read(outcome('A', 'unknown'))], true],
    [
      'another write of the call is booked',
      [read(outcome('A', 'booked'), outcome('B', 'findingOut'))],
      true,
    ],
    ['another tab has settled it', [read(outcome('A', 'findingOut')), read()], false],
    [
      'a write of another call has ended',
      [
        read(outcome('A', 'findingOut')),
        outcomesRead({ calls: ['checkout'], outcomes: [], ended: ['F'] }),
      ],
      true,
    ],
  ])('Whether the outcome of a write is unknown, when %s', (_, events, isUnknown) => {
    const state = stateAfter(...events);
    expect(selectIsOutcomeUnknown(state, ['renew'])).toBe(isUnknown);
    expect(selectIsOutcomeUnknown(state, ['checkout'])).toBe(false);
  });

  it('Only the outcomes of the given calls are selected', () => {
    const state = stateAfter(read(outcome('A', 'booked')));
    expect(selectOutcomes(state, ['renew'])).toHaveLength(1);
    expect(selectOutcomes(state, ['checkout'])).toEqual([]);
  });
});
