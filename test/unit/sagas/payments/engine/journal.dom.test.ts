import { runSaga } from 'redux-saga';
import {
  readJournal,
  recordAttempt,
  writeDown,
} from '../../../../../sagas/payments/engine/journal';
import type { PaymentAttempt, PaymentEvent } from '../../../../../store/payments/attempt';
import { aBill } from '../../../../support/builders';
import { stateAfter } from '../../../../support/stateAfter';

const charge: PaymentAttempt = {
  ...{ id: 'a', key: 'k', customerid: '', method: 'BALANCE', begun: 1 },
  ...{ bill: aBill({ purpose: 'CART' }), step: 'unknown', txnid: '' },
};
const record = (event: PaymentEvent) =>
  runSaga({ dispatch: () => undefined, getState: () => stateAfter() }, () =>
    recordAttempt(charge, event),
  ).toPromise();

it('A charge that is found to be booked while it is closed stays paid', async () => {
  await writeDown(charge);
  await Promise.all([
    record({ kind: 'settled', end: 'paid', txnid: '' }),
    record({ kind: 'abandoned' }),
  ]);
  expect(await readJournal()).toMatchObject([{ id: 'a', step: 'paid' }]);
});
