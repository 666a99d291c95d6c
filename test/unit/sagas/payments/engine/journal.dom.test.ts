import { runSaga } from 'redux-saga';
import {
  readJournal,
  recordAttempt,
  writeDown,
} from '../../../../../sagas/payments/engine/journal';
import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import type { PaymentEvent } from '../../../../../store/payments/transition';
import { aBill } from '../../../../support/builders';
import { stateAfter } from '../../../../support/stateAfter';

const attempt: PaymentAttempt = {
  ...{ id: 'a', key: 'k', customerid: '', method: 'CARD', begun: 1 },
  ...{ bill: aBill({ purpose: 'CART' }), step: 'atProvider', txnid: 'T' },
};
const record = (event: PaymentEvent) =>
  runSaga({ dispatch: () => undefined, getState: () => stateAfter() }, () =>
    recordAttempt(attempt, event),
  ).toPromise();

it('An attempt that is found to be paid while it is closed stays paid', async () => {
  await writeDown(attempt);
  await Promise.all([
    record({ kind: 'settled', end: 'paid', txnid: 'T' }),
    record({ kind: 'closed', at: 2, reason: 'abandoned' }),
  ]);
  expect(await readJournal()).toMatchObject([{ id: 'a', step: 'paid' }]);
});
