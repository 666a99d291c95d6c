import { call, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import {
  type DocumentUpload,
  kycReducer,
  loadDocuments,
  selectUploadState,
  uploadDocument,
  uploadStopped,
  uploadUnanswered,
} from '../../store/account/kyc';
import { loadSubscriber } from '../../store/account/subscriber';
import type { Failure } from '../../store/core/failure';
import type { DocumentUploaded } from '../../store/wire/entities/account/documents';
import { isOutcomeUnknown } from '../../store/writes/outcome';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import { FailureError } from '../api/failures';
import type { Domain } from '../core/domain';
import { latest, leading } from '../core/runFlow';
import { idempotentCall } from '../writes/idempotentCall';
import {
  markPendingWritesNotFound,
  removePendingWrites,
  restorePendingWrite,
} from '../writes/pendingWrites';

export const kycDomain: Domain = {
  name: 'kyc',
  reducer: kycReducer,
  *saga() {
    yield* latest(loadDocuments, () => callApi(endpoints.documents, undefined));
    yield* leading(uploadDocument, sendDocument);
    yield* takeEvery(loadDocuments.succeeded, settleUploadFromDocuments);
    yield* restorePendingWrite(endpoints.uploadDocument.name);
  },
};

/**
 * Sends one document. Stopping it aborts what is still on its way, which says nothing about what
 * has already arrived: as after a lost answer, the list is read and the store compares.
 */
function* sendDocument(upload: DocumentUpload): SagaGenerator<DocumentUploaded> {
  const { answer, stopped } = yield* race({
    answer: call(answerTo, upload),
    stopped: take(uploadStopped),
  });
  const document = answer?.document;
  const failure = answer?.failure;
  if (!document)
    yield* put(uploadUnanswered({ stopped: stopped !== undefined, ...(failure && { failure }) }));
  yield* put(loadDocuments.requested());
  // The subscriber's own KYC status changes with the list.
  yield* put(loadSubscriber.requested());
  if (!document)
    throw new FailureError(failure ?? { kind: 'unknown', call: endpoints.uploadDocument.name });
  return document;
}

interface UploadAnswer {
  /** null when no answer came, or one that doesn't say whether it arrived. */
  readonly document: DocumentUploaded | null;
  /** Why there is none. */
  readonly failure: Failure | null;
}

function* answerTo(document: DocumentUpload): SagaGenerator<UploadAnswer> {
  try {
    return { document: yield* idempotentCall(endpoints.uploadDocument, document), failure: null };
  } catch (error) {
    if (error instanceof FailureError && isOutcomeUnknown(error.failure))
      return { document: null, failure: error.failure };
    throw error;
  }
}

/** The list shows what happened to the document that this page sent: it is there, or it was looked for in vain. */
function* settleUploadFromDocuments(): SagaGenerator<void> {
  const { step } = yield* select(selectUploadState);
  const { name } = endpoints.uploadDocument;
  if (step === 'found') yield* removePendingWrites(name);
  if (step === 'missing') yield* markPendingWritesNotFound(name);
}
