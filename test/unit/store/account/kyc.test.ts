import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import {
  loadDocuments,
  pictureClosed,
  pictureShown,
  selectDocImage,
  selectDocuments,
  selectUploadState,
  uploadDocument,
  uploadOutcomeAcknowledged,
  uploadUnanswered,
} from '../../../../store/account/kyc';
import { sessionExpired } from '../../../../store/identity/session';
import { type KycDocument, kycDocument } from '../../../../store/wire/entities/account/documents';
import { subscriber } from '../../../../store/wire/entities/account/subscriber';
import { stateAfter } from '../../../support/stateAfter';

const aDocument = (fields: Partial<KycDocument> = {}): KycDocument => ({
  ...v.parse(kycDocument, { documentid: '1', documenttype: 'PAN', side: 'FRONT', size: 9 }),
  ...fields,
});
const file = new Blob(['nine byte']);
const upload = { file, documenttype: 'PAN', side: 'FRONT' } as const;
const requested = uploadDocument.requested(upload);
const unknown = uploadDocument.failed({ kind: 'unknown', call: 'uploadDocument' });
const unreachable = loadDocuments.failed({ kind: 'unreachable', call: 'documents' });
const unanswered = [requested, uploadUnanswered({ stopped: false }), unknown] as const;
const list = (...documents: KycDocument[]) => loadDocuments.succeeded(documents);
const stepAfter = (...events: readonly UnknownAction[]) =>
  selectUploadState(stateAfter(...events)).step;

describe('The number of a document or a person', () => {
  it.each([
    ['012345674417', 'XXXX 4417'],
    ['0123 4567 4417', 'XXXX 4417'],
    ['XXXXXXXX4417', 'XXXX 4417'],
    ['ABCDE1234F', 'XXXX 234F'],
    ['', ''],
    [null, ''],
  ])('%p is normalised to %p', (documentnumber, kept) => {
    expect(v.parse(kycDocument, { documentid: 1, documentnumber }).documentnumber).toBe(kept);
  });

  it.each([
    ['012345674417', 'XXXX XXXX 4417'],
    ['0123-4567-4417', 'XXXX XXXX 4417'],
    [12345674417, 'XXXX XXXX 4417'],
    ['', ''],
  ])('Of the Aadhaar number %p the last four digits are kept: %p', (aadhaar, kept) => {
    expect(v.parse(subscriber, { customerid: '1', aadhaar }).aadhaar).toBe(kept);
  });
});

describe('A document on its way', () => {
  it('The store keeps no file, only what identifies it', () => {
    const state = stateAfter(list(aDocument()), requested);
    expect(selectUploadState(state)).toEqual({
      step: 'sending',
      pending: { documenttype: 'PAN', side: 'FRONT', size: 9, known: ['1'] },
    });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('An accepted document has arrived, with the operator’s message', () => {
    const answer = { documentid: '2', status: 'PENDING', url: '', message: 'Thank you.' };
    expect(selectUploadState(stateAfter(requested, uploadDocument.succeeded(answer)))).toEqual({
      step: 'sent',
      message: 'Thank you.',
    });
  });

  it('A refused document has not arrived, and the reason is kept', () => {
    const refusal = { kind: 'refused', call: 'uploadDocument', status: 413, message: 'Too large' };
    const state = stateAfter(requested, uploadDocument.failed(refusal as never));
    expect(selectUploadState(state)).toEqual({ step: 'failed', failure: refusal });
  });

  it('A second press does not start it again', () => {
    const other = uploadDocument.requested({ ...upload, side: 'BACK' });
    expect(selectUploadState(stateAfter(requested, other))).toMatchObject({
      pending: { side: 'FRONT' },
    });
    expect(stepAfter(requested, uploadUnanswered({ stopped: true }), other)).toBe('checking');
  });

  it('A document whose answer was lost is unknown until the list is read', () => {
    expect(stepAfter(...unanswered)).toBe('checking');
    expect(stepAfter(...unanswered, unreachable)).toBe('unanswered');
    expect(stepAfter(...unanswered, list())).toBe('missing');
    expect(stepAfter(...unanswered, list(aDocument()))).toBe('found');
    expect(stepAfter(...unanswered, unreachable, list(aDocument()))).toBe('found');
    expect(stepAfter(...unanswered, list(), list(aDocument()))).toBe('found');
  });

  it.each<[string, Partial<KycDocument>, string]>([
    ['another type', { documenttype: 'PHOTO' }, 'missing'],
    ['another side', { side: 'BACK' }, 'missing'],
    ['another size', { size: 8 }, 'missing'],
    ['a size the operator does not say', { size: 0 }, 'found'],
  ])('The document differs from one of %s', (_, fields, step) => {
    expect(stepAfter(...unanswered, list(aDocument(fields)))).toBe(step);
  });

  it('The document differs from the same picture sent before', () => {
    expect(stepAfter(list(aDocument()), ...unanswered, list(aDocument()))).toBe('missing');
  });

  it('The upload is deleted when its outcome was acknowledged, and not while it is in flight', () => {
    expect(stepAfter(...unanswered, list(), uploadOutcomeAcknowledged())).toBe('idle');
    expect(stepAfter(requested, uploadOutcomeAcknowledged())).toBe('sending');
    expect(stepAfter(...unanswered, uploadOutcomeAcknowledged())).toBe('checking');
  });
});

describe('The documents of a subscriber', () => {
  it('The documents are unknown before the operator has answered', () => {
    expect(selectDocuments(stateAfter())).toBeNull();
    expect(selectDocuments(stateAfter(list()))).toEqual([]);
  });

  it('The documents and the opened picture are deleted with the session', () => {
    const shown = pictureShown('blob:https://portal.example.com/1');
    expect(selectDocImage(stateAfter(shown))).toBe('blob:https://portal.example.com/1');
    expect(selectDocImage(stateAfter(shown, pictureClosed()))).toBeNull();
    const ended = stateAfter(shown, list(aDocument()), requested, sessionExpired());
    expect(selectDocImage(ended)).toBeNull();
    expect(selectDocuments(ended)).toBeNull();
    expect(selectUploadState(ended).step).toBe('idle');
  });
});
