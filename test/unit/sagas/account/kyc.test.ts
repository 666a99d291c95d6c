import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../../../sagas/api/endpoints';
import { kyc } from '../../../../sagas/account/kyc';
import { subscriber } from '../../../../sagas/account/subscriber';
import { appStarted } from '../../../../store/app/app';
import { connectionChanged } from '../../../../store/app/connection';
import type { KycDocument } from '../../../../store/wire/entities/account/documents';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  loadDocuments,
  selectDocuments,
  selectSending,
  uploadDocument,
  uploadStopped,
} from '../../../../store/account/kyc';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import {
  backend,
  failing,
  refused,
  silence,
  withoutPauses,
  type Prepared,
} from '../../../support/backend';
import { aSubscriber, theSample } from '../../../support/builders';
import { homeDomains, openPortal } from '../../../support/portal';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { untilIdle } from '../../../support/waiting';

const file = new File(['nine byte'], 'pan-front.jpg', { type: 'image/jpeg' });
const upload = { file, documenttype: 'PAN', side: 'FRONT', intent: 'intent-1' } as const;
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
  yield* kyc.saga();
  yield* subscriber.saga();
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
    .provide([withoutPauses, backend(...answers)])
    .dispatch(uploadDocument.requested(upload));
const afterwards: readonly Prepared[] = [
  [list, [arrived, sample]],
  [who, pending],
];

describe('a document that is sent', () => {
  it('arrives, and the list and the status say so', async () => {
    const { storeState } = await sending([[post, answer], ...afterwards]).silentRun();
    expect(selectSending(storeState)).toEqual({ step: 'sent', message: 'Thank you.' });
    expect(selectDocuments(storeState)).toEqual([arrived, sample]);
    expect(selectUserInfo(storeState)?.kycstatus).toBe('PENDING');
  });

  it.each<[string, Prepared[1]]>([
    ['is lost', failing('unknown')],
    ['cannot be read', failing('unreadable')],
  ])('and whose answer %s is found in the list', async (_, lost) => {
    const { storeState } = await sending([[post, lost as never], ...afterwards]).silentRun();
    expect(selectSending(storeState)).toMatchObject({ step: 'found', stopped: false });
  });

  it('and whose answer is lost is not in the list: it may be sent again', async () => {
    const { storeState } = await sending([
      [post, failing('unknown')],
      [list, [sample]],
      [who, pending],
    ]).silentRun();
    expect(selectSending(storeState)).toMatchObject({ step: 'missing', stopped: false });
    expect(selectStatus(storeState, uploadDocument)).toBe('failed');
  });

  it('is in doubt as long as the list cannot be read', async () => {
    const { storeState } = await sending([
      [post, failing('unknown')],
      [list, failing('unreachable')],
      [who, failing('unreachable')],
    ]).silentRun();
    expect(selectSending(storeState).step).toBe('doubtful');
    expect(selectFailure(storeState, loadDocuments)?.kind).toBe('unreachable');
  });

  it('is refused with the operator’s own reason', async () => {
    const { storeState } = await sending([[post, refused(415, 'No picture.')]]).silentRun();
    expect(selectSending(storeState)).toMatchObject({
      step: 'failed',
      failure: { kind: 'refused', message: 'No picture.' },
    });
  });

  it('does not leave without a network', async () => {
    const { storeState } = await sending([], false).silentRun();
    expect(selectSending(storeState)).toMatchObject({
      step: 'failed',
      failure: { kind: 'unreachable' },
    });
  });
});

describe('a subscriber who stops sending', () => {
  it.each<[string, KycDocument[], string]>([
    ['before it arrived hears that it has not', [sample], 'missing'],
    ['after it arrived hears that it has', [arrived, sample], 'found'],
  ])('%s', async (_, documents, step) => {
    const { storeState } = await sending([
      [post, silence],
      [list, documents],
      [who, pending],
    ])
      .dispatch(uploadStopped())
      .silentRun();
    expect(selectSending(storeState)).toMatchObject({ step, stopped: true });
  });

  it('aborts what is still on its way, which was sent once however often it was pressed', async () => {
    const portal = await openPortal({ domains: [...homeDomains, kyc] });
    await portal.logIn();
    portal.operator.keepsSilent(post);
    portal.operator.answers(list, []);
    portal.operator.refuses(who, 500);
    for (const _ of [1, 2]) portal.say(uploadDocument.requested(upload));
    await untilIdle();
    expect(portal.operator.receivedOf('uploadDocument')).toHaveLength(1);
    const [call] = portal.operator.receivedOf('uploadDocument');
    expect(call?.request.headers.get('idempotency-key')).toBe('intent-1');
    expect(call?.body).toContain('PAN');
    expect(call?.body).not.toContain('intent-1');
    portal.say(uploadStopped());
    await portal.until((state) => selectSending(state).step === 'missing');
    expect(call?.request.signal.aborted).toBe(true);
  });
});

it('lets exactly one event carry a file', async () => {
  const portal = await openPortal({ domains: [...homeDomains, kyc] });
  await portal.logIn();
  portal.operator.refuses(post, 415);
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  portal.say(uploadDocument.requested(upload));
  await portal.until((state) => selectSending(state).step === 'failed');
  expect(complained).not.toHaveBeenCalled();
  portal.say({ type: 'kyc/other', payload: { file } });
  expect(complained.mock.calls.join()).toContain('non-serializable');
  complained.mockRestore();
});

it('asks for the documents and says why they did not come', async () => {
  const { storeState } = await expectSaga(both)
    .withReducer(loadedReducer(), stateAfter())
    .provide([withoutPauses, backend([list, failing('unreadable')])])
    .dispatch(loadDocuments.requested())
    .silentRun();
  expect(selectFailure(storeState, loadDocuments)?.kind).toBe('unreadable');
  expect(selectFailure(storeState, loadSubscriber)).toBeNull();
});
