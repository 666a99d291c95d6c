import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../../../sagas/api/endpoints';
import { FailureError } from '../../../../sagas/api/failures';
import { idempotentCall } from '../../../../sagas/writes/idempotentCall';
import { pageRecords } from '../../../../sagas/writes/writeRecords';
import { hashOf } from '../../../../store/core/values/identifiers';
import type { RequestOf } from '../../../../store/wire/requests/requests';
import { answering, failing } from '../../../support/backend';
import { loadedReducer } from '../../../support/stateAfter';

/*
 * The fingerprint decides whether two requests are the same write. If two payments had one fingerprint, the second
 * would never be sent. If one payment had two, it would be paid twice.
 */

const records = pageRecords();
const stored = async () => (await records.read()).map(({ fingerprint }) => fingerprint);
beforeEach(() => records.change(() => []));

/** Sends a request whose answer is lost, so that its record stays. */
const lose = (sent: ReturnType<typeof idempotentCall>) =>
  expectSaga(function* () {
    try {
      yield* sent;
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
    }
  })
    .withReducer(loadedReducer())
    .provide(
      answering(
        [endpoints.checkout, failing('unknown')],
        [endpoints.uploadDocument, failing('unknown')],
      ),
    )
    .silentRun();
const total = { amount: '499.00', paymentmode: 'BALANCE' } as const;

it('A payment has the same fingerprint in every deployment, so the one of an older page is recognised', async () => {
  await lose(idempotentCall(endpoints.checkout, total, records));
  expect(await stored()).toEqual([hashOf('{"amount":"499.00","paymentmode":"BALANCE"}')]);
});

it('Two carts of the same total have two fingerprints, so the second is paid too', async () => {
  for (const about of [['A'], ['B']])
    await lose(idempotentCall(endpoints.checkout, total, records, { about }));
  expect(new Set(await stored()).size).toBe(2);
});

it('Another picture of the same document has another fingerprint, so the operator does not take it for the first', async () => {
  const upload = (content: string): RequestOf<'uploadDocument'> => ({
    file: new File([content], 'pan-front.jpg', { type: 'image/jpeg' }),
    ...{ documenttype: 'PAN', side: 'FRONT' },
  });
  for (const content of ['blurred', 'sharp', 'blurred'])
    await lose(idempotentCall(endpoints.uploadDocument, upload(content), records));
  expect(await stored()).toHaveLength(2);
  expect(new Set(await stored()).size).toBe(2);
});
