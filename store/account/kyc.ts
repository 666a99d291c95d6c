import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Failure } from '../core/failure';
import { defineFlow } from '../core/flow';
import { documentedState } from '../documented/documentedState';
import type { DocumentUploaded, KycDocument } from '../wire/entities/account/documents';
import type { RequestOf } from '../wire/requests/requests';

type UploadRequest = RequestOf<'uploadDocument'>;
export type KycDocumentType = UploadRequest['documenttype'];
export type DocumentSide = UploadRequest['side'];

/** A document that is being sent. Its file is the only non-serialisable value in any event. */
export interface DocumentUpload {
  readonly file: Blob;
  readonly documenttype: KycDocumentType;
  readonly side: DocumentSide;
}

/** Identifies a document in the list when the answer to its upload was lost. */
interface PendingUpload {
  readonly documenttype: string;
  readonly side: string;
  /** Bytes. */
  readonly size: number;
  /** The ids of the documents that were in the list before the upload. */
  readonly known: readonly string[];
}

/**
 * The progress of an upload. Only the operator's answer, or the operator's list of documents, shows that the document
 * arrived:
 *
 *   idle ──► sending ──► sent
 *              │  └────► failed      refused or not sent: the document did not arrive
 *              ▼
 *           checking                 the answer was lost, or the subscriber stopped the upload
 *              │
 *              ├── list loaded ─► found · missing (found, if a later list contains the document)
 *              └── list failed ─► unanswered ── list loaded ──► found · missing
 *
 *   sent · failed · found · missing · unanswered ── uploadOutcomeAcknowledged ──► idle
 *                                                └─ the next upload ────────────► sending
 */
type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly pending: PendingUpload }
  | { readonly step: 'sent'; readonly message: string }
  | { readonly step: 'failed'; readonly failure: Failure }
  | {
      readonly step: 'checking' | 'found' | 'missing' | 'unanswered';
      readonly pending: PendingUpload;
      readonly stopped: boolean;
      /** Why the portal does not know whether the document arrived; undefined if the subscriber stopped the upload. */
      readonly failure?: Failure;
    };

export const loadDocuments = defineFlow<void, KycDocument[]>('kyc/load', 'noPayload');
export const uploadDocument = defineFlow<DocumentUpload, DocumentUploaded>('kyc/upload');
/** The subscriber has stopped the upload. The document may have arrived all the same. */
export const uploadStopped = createAction('kyc/uploadStopped');
export const uploadUnanswered = createAction<{
  readonly stopped: boolean;
  /** Why the portal does not know whether the document arrived; undefined if the subscriber stopped the upload. */
  readonly failure?: Failure;
}>('kyc/uploadUnanswered');
/** The subscriber has seen how the upload ended. */
export const uploadOutcomeAcknowledged = createAction('kyc/uploadOutcomeAcknowledged');

/** The payload is the object URL of the preview. The form that creates the URL also revokes it (`pictureClosed`). */
export const pictureShown = createAction<string>('kyc/pictureShown');
export const pictureClosed = createAction('kyc/pictureClosed');

interface Kyc {
  readonly docImage: string | null;
  /** null until the operator has answered. */
  readonly documents: readonly KycDocument[] | null;
  readonly sending: UploadState;
}

const isInFlight = ({ step }: UploadState) => step === 'sending' || step === 'checking';

const pendingOf = (
  { file, documenttype, side }: DocumentUpload,
  documents: Kyc['documents'],
): PendingUpload => ({
  documenttype,
  side,
  size: file.size,
  known: documents?.map(({ documentid }) => documentid) ?? [],
});

/** A size of 0 means that the operator does not give the size. */
const isInDocuments = (
  { documenttype, side, size, known }: PendingUpload,
  documents: readonly KycDocument[],
) =>
  documents.some(
    (document) =>
      document.documenttype === documenttype &&
      document.side === side &&
      (document.size === size || document.size === 0) &&
      !known.includes(document.documentid),
  );

/** Looks for the document of an unanswered upload in the list that was just loaded. */
const settled = (sending: UploadState, documents: readonly KycDocument[]): UploadState => {
  if (!('pending' in sending) || sending.step === 'sending' || sending.step === 'found')
    return sending;
  return { ...sending, step: isInDocuments(sending.pending, documents) ? 'found' : 'missing' };
};

const initialState: Kyc = { ...documentedState.kyc, documents: null, sending: { step: 'idle' } };

const kyc = createSlice({
  name: 'kyc',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(pictureShown, (state, { payload }) => {
      state.docImage = payload;
    });
    on.addCase(pictureClosed, (state) => {
      state.docImage = null;
    });
    on.addCase(loadDocuments.succeeded, (state, { payload }) => ({
      ...state,
      documents: payload,
      sending: settled(state.sending, payload),
    }));
    on.addCase(loadDocuments.failed, (state) => {
      if (state.sending.step === 'checking') state.sending.step = 'unanswered';
    });
    on.addCase(uploadDocument.requested, (state, { payload }) =>
      // A second upload is ignored, because one document is sent at a time.
      isInFlight(state.sending)
        ? state
        : { ...state, sending: { step: 'sending', pending: pendingOf(payload, state.documents) } },
    );
    on.addCase(uploadUnanswered, (state, { payload }) => {
      if (state.sending.step === 'sending')
        state.sending = { ...state.sending, step: 'checking', ...payload };
    });
    on.addCase(uploadDocument.succeeded, (state, { payload: { message } }) => {
      state.sending = { step: 'sent', message };
    });
    on.addCase(uploadDocument.failed, (state, { payload: failure }) => {
      if (state.sending.step === 'sending') state.sending = { step: 'failed', failure };
    });
    on.addCase(uploadOutcomeAcknowledged, (state) => {
      if (!isInFlight(state.sending)) state.sending = { step: 'idle' };
    });
  },
  selectors: {
    selectDocuments: ({ documents }) => documents,
    selectDocImage: ({ docImage }) => docImage,
    selectUploadState: ({ sending }) => sending,
    /** Whether a document is being sent or looked for. Only one is sent at a time. */
    selectIsUploading: ({ sending }): boolean => isInFlight(sending),
  },
});

export const { selectDocuments, selectDocImage, selectUploadState, selectIsUploading } =
  kyc.selectors;
export const kycReducer = kyc.reducer;
