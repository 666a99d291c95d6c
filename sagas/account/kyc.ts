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
 * Sends one document, and loads the list of documents unless the document was refused or not sent. If the upload was
 * stopped or got no answer, the document may still have arrived, so the kyc slice looks for it in the list.
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
  // A new document may change the KYC status in the subscriber's record.
  yield* put(loadSubscriber.requested());
  if (!document)
    throw new FailureError(failure ?? { kind: 'unknown', call: endpoints.uploadDocument.name });
  return document;
}

interface UploadAnswer {
  /** null when no answer came, or when the answer does not show whether the document arrived. */
  readonly document: DocumentUploaded | null;
  /** Why there is no document. */
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

/** Removes the record of an upload that the list contains. Marks an upload that the list lacks as not found. */
function* settleUploadFromDocuments(): SagaGenerator<void> {
  const { step } = yield* select(selectUploadState);
  const { name } = endpoints.uploadDocument;
  if (step === 'found') yield* removePendingWrites(name);
  if (step === 'missing') yield* markPendingWritesNotFound(name);
}
