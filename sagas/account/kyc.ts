import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { DocumentUploaded } from '../../store/wire/entities/account/documents';
import {
  kycReducer,
  loadDocuments,
  uploadDocument,
  uploadDoubted,
  uploadStopped,
  type Upload,
} from '../../store/account/kyc';
import { loadSubscriber } from '../../store/account/subscriber';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { FailureError, isInDoubt } from '../api/failures';
import type { Domain } from '../core/domain';
import { latest, leading } from '../core/runFlow';

export const kycDomain: Domain = {
  name: 'kyc',
  reducer: kycReducer,
  *saga() {
    yield* latest(loadDocuments, () => callApi(endpoints.documents, undefined));
    yield* leading(uploadDocument, sendDocument);
  },
};

/**
 * Sends one document. Stopping it aborts what is still on its way, which says nothing about what
 * has already arrived: as after a lost answer, the list is read and the store compares.
 */
function* sendDocument(upload: Upload): SagaGenerator<DocumentUploaded> {
  const { answer, stopped } = yield* race({
    answer: call(answerTo, upload),
    stopped: take(uploadStopped),
  });
  if (!answer) yield* put(uploadDoubted({ stopped: stopped !== undefined }));
  yield* put(loadDocuments.requested());
  // The subscriber's own KYC status changes with the list.
  yield* put(loadSubscriber.requested());
  if (!answer) throw new FailureError({ kind: 'unknown', call: endpoints.uploadDocument.name });
  return answer;
}

/** null when the answer was lost. */
function* answerTo({ intent, ...document }: Upload): SagaGenerator<DocumentUploaded | null> {
  try {
    return yield* callApi(endpoints.uploadDocument, document, { idempotencyKey: intent });
  } catch (error) {
    if (isInDoubt(error)) return null;
    throw error;
  }
}
