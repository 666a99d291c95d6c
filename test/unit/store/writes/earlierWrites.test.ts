import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionExpired } from '../../../../store/identity/session';
import {
  earlierWriteAcknowledged,
  earlierWriteFound,
  earlierWriteSettled,
  selectHasEarlierWrite,
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
