import { expectSaga } from 'redux-saga-test-plan';
import { kycDomain } from '../../../../sagas/account/kyc';
import { subscriberDomain } from '../../../../sagas/account/subscriber';
import { endpoints } from '../../../../sagas/api/endpoints';
import {
  loadDocuments,
  selectDocuments,
  selectUploadState,
  uploadDocument,
  uploadStopped,
} from '../../../../store/account/kyc';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { appStarted } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { RootState } from '../../../../store/root/rootReducer';
import type { KycDocument } from '../../../../store/wire/entities/account/documents';
import {
  earlierWriteAcknowledged,
  selectHasEarlierWrite,
} from '../../../../store/writes/earlierWrites';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { answering, failing, neverAnswers, type Prepared, refused } from '../../../support/backend';
import { aSubscriber, theSample } from '../../../support/builders';
import { loadedHomeDomains, openPortal, type TestPortal } from '../../../support/portal';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { untilIdle } from '../../../support/waiting';

const file = new File(['nine byte'], 'pan-front.jpg', { type: 'image/jpeg' });
const upload = { file, documenttype: 'PAN', side: 'FRONT' } as const;
const sample = theSample('documents')![0]!;
const arrived: KycDocument = {
  ...sample,
  documentid: '77',
  documenttype: 'PAN',
  side: 'FRONT',
  size: file.size,
};
const answer = { documentid: '77', status: 'PENDING', url: '', message: 'Thank you.' };
const { uploadDocument: post, documents: list, subscriber: who } = endpoints;
const pending = aSubscriber({ kycstatus: 'PENDING' });

function* both() {
  yield* kycDomain.saga();
  yield* subscriberDomain.saga();
}
const opened = (online = true) =>
  stateAfter(
    appStarted({ baseUrl: 'https://operator.example.com' }),
    connectionChanged({ online }),
    loadDocuments.succeeded([sample]),
  );
const sending = (answers: readonly Prepared[], online = true) =>
  expectSaga(both)
    .withReducer(loadedReducer(), opened(online))
    .provide(answering(...answers))
    .dispatch(uploadDocument.requested(upload));
const afterwards: readonly Prepared[] = [
  [list, [arrived, sample]],
  [who, pending],
];

describe('A document that is sent', () => {
  it('A sent document arrives, and the list and the status show it', async () => {
    const { storeState } = await sending([[post, answer], ...afterwards]).silentRun();
    expect(selectUploadState(storeState)).toEqual({ step: 'sent', message: 'Thank you.' });
    expect(selectDocuments(storeState)).toEqual([arrived, sample]);
    expect(selectUserInfo(storeState)?.kycstatus).toBe('PENDING');
  });

  it.each<[string, ReturnType<typeof failing>]>([
    ['is lost', failing('unknown')],
    ['comes from a gateway', refused(502)],
    ['cannot be read', failing('unreadable')],
  ])('A document whose answer %s is found in the list', async (_, lost) => {
    const { storeState } = await sending([[post, lost], ...afterwards]).silentRun();
    expect(selectUploadState(storeState)).toMatchObject({ step: 'found', stopped: false });
  });

  it('A document whose answer is lost and that is not in the list may be sent again', async () => {
    const { storeState } = await sending([
      [post, failing('unknown')],
      [list, [sample]],
      [who, pending],
    ]).silentRun();
    expect(selectUploadState(storeState)).toMatchObject({ step: 'missing', stopped: false });
    expect(selectStatus(storeState, uploadDocument)).toBe('failed');
  });

  it('The outcome stays unknown while the list cannot be read', async () => {
    const { storeState } = await sending([
      [post, failing('unknown')],
      [list, failing('unreachable')],
      [who, failing('unreachable')],
    ]).silentRun();
    expect(selectUploadState(storeState).step).toBe('unanswered');
    expect(selectFailure(storeState, loadDocuments)?.kind).toBe('unreachable');
  });

  it('A refused document shows the operator’s own reason', async () => {
    const { storeState } = await sending([
      [post, refused(415, 'No picture.', 'FILE_TYPE')],
    ]).silentRun();
    expect(selectUploadState(storeState)).toMatchObject({
      step: 'failed',
      failure: { kind: 'refused', message: 'No picture.' },
    });
  });

  it('A document is not sent without a network', async () => {
    const { storeState } = await sending([], false).silentRun();
    expect(selectUploadState(storeState)).toMatchObject({
      step: 'failed',
      failure: { kind: 'unreachable' },
    });
  });
});

describe('A subscriber who stops sending', () => {
  it.each<[string, KycDocument[], string]>([
    ['before it arrived is told that it has not', [sample], 'missing'],
    ['after it arrived is told that it has', [arrived, sample], 'found'],
  ])('A subscriber who stops %s', async (_, documents, step) => {
    const { storeState } = await sending([
      [post, neverAnswers],
      [list, documents],
      [who, pending],
    ])
      .dispatch(uploadStopped())
      .silentRun();
    expect(selectUploadState(storeState)).toMatchObject({ step, stopped: true });
  });

  it('Stopping aborts the upload in flight, which was sent once despite two presses', async () => {
    const portal = await openPortal({ domains: [...loadedHomeDomains, kycDomain] });
    await portal.logIn();
    portal.operator.keepsSilent(post);
    portal.operator.answers(list, []);
    portal.operator.refuses(who, 500);
    for (const _ of [1, 2]) portal.dispatch(uploadDocument.requested(upload));
    await untilIdle();
    expect(portal.operator.receivedOf('uploadDocument')).toHaveLength(1);
    const [call] = portal.operator.receivedOf('uploadDocument');
    expect(call?.request.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
    expect(call?.body).toContain('PAN');
    portal.dispatch(uploadStopped());
    await portal.until((state) => selectUploadState(state).step === 'missing');
    expect(call?.request.signal.aborted).toBe(true);
  });
});

describe('A document whose answer is missing', () => {
  const opened = async () => {
    const portal = await openPortal({ domains: [...loadedHomeDomains, kycDomain] });
    await portal.logIn();
    portal.operator.refuses(who, 500);
    return portal;
  };
  const send = async (portal: TestPortal, picture: Blob) => {
    expect(await portal.press(uploadDocument, { ...upload, file: picture })).toBe('failed');
    await untilIdle();
  };
  const keys = (portal: TestPortal) => portal.operator.keysOf('uploadDocument');
  const isEarlier = (state: RootState) => selectHasEarlierWrite(state, 'uploadDocument');

  it('The same picture sent again carries the same key, and another picture another one', async () => {
    const portal = await opened();
    portal.operator.isUnreachable(post);
    portal.operator.answers(list, []);
    for (const content of ['nine byte', 'nine byte', 'nine bits'])
      await send(portal, new Blob([content], { type: 'image/jpeg' }));
    const [first, same, another] = keys(portal);
    expect(same).toBe(first);
    expect(another).not.toBe(first);
  });

  it('After a reload it is unknown until the subscriber has looked', async () => {
    const portal = await opened();
    portal.operator.isUnreachable(post);
    portal.operator.refuses(list, 500);
    await send(portal, file);
    expect(isEarlier(portal.state())).toBe(false);
    const again = await opened();
    await again.until(isEarlier);
    again.dispatch(earlierWriteAcknowledged('uploadDocument'));
    await untilIdle();
    expect(isEarlier(again.state())).toBe(false);
    expect(localStorage.getItem(pendingWritesSlot.key)).toBeNull();
  });

  it('After a reload nothing is said when the list has shown that it is missing', async () => {
    const portal = await opened();
    portal.operator.isUnreachable(post);
    portal.operator.answers(list, []);
    await send(portal, file);
    expect(selectUploadState(portal.state()).step).toBe('missing');
    const again = await opened();
    await untilIdle();
    expect(isEarlier(again.state())).toBe(false);
  });
});

it('Exactly one event carries a file', async () => {
  const portal = await openPortal({ domains: [...loadedHomeDomains, kycDomain] });
  await portal.logIn();
  portal.operator.refuses(post, 415, { error: 'No picture.', errorcode: 'FILE_TYPE' });
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  portal.dispatch(uploadDocument.requested(upload));
  await portal.until((state) => selectUploadState(state).step === 'failed');
  expect(complained).not.toHaveBeenCalled();
  portal.dispatch({ type: 'kyc/other', payload: { file } });
  expect(complained.mock.calls.join()).toContain('non-serializable');
  complained.mockRestore();
});

it('The documents are loaded, and a failure is reported', async () => {
  const { storeState } = await expectSaga(both)
    .withReducer(loadedReducer(), stateAfter())
    .provide(answering([list, failing('unreadable')]))
    .dispatch(loadDocuments.requested())
    .silentRun();
  expect(selectFailure(storeState, loadDocuments)?.kind).toBe('unreadable');
  expect(selectFailure(storeState, loadSubscriber)).toBeNull();
});
