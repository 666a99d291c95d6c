import { payloadOf } from '../../../public/worker/payload';
import { changeInbox, readInbox } from '../../../sagas/inbox/push/inboxDatabase';
import { INBOX } from '../../../store/core/paths';
import { withOwner } from '../../../store/inbox/inboxRecord';
import { MAX_LENGTHS } from '../../../store/wire/entities/service/notifications';
import { workerWith } from '../../contract/push/pushWorker';
import { forgetAllKeys, refuseKeys } from '../../support/storage/keyStore';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../support/storage/keyStore'));

const own = (language: 'en' | 'hi' = 'en') =>
  changeInbox((record) => withOwner(record, { customerid: '42', language }));

beforeEach(async () => {
  forgetAllKeys();
  await own();
});

describe('A push message that arrives', () => {
  it('A push message is stored and shown, and links to a screen of the portal', async () => {
    const worker = workerWith();
    await worker.push({
      notification: { title: 'Work tonight', body: 'From 01:00' },
      data: { path: '/nxtselfcareportal/mypacks', customerid: '42' },
      fcmMessageId: 'm-1',
    });
    const [message] = (await readInbox()).messages;
    expect(message).toMatchObject({
      ...{ id: 'm-1', title: 'Work tonight', body: 'From 01:00', isRead: false },
      path: '/nxtselfcareportal/mypacks',
    });
    expect(worker.shown).toMatchObject([
      { title: 'Work tonight', options: { body: 'From 01:00', tag: 'm-1' } },
    ]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', '7'],
    ['a list', '[]'],
    ['words of another shape', { notification: [], data: { title: { a: 1 } } }],
  ])('A push message that carries %s is shown as a plain sentence', async (_, data) => {
    const worker = workerWith();
    await worker.push(data);
    expect(worker.shown.map(({ title }) => title)).toEqual(['Message from your operator']);
    expect((await readInbox()).messages).toMatchObject([
      { title: 'Message from your operator', body: '', path: INBOX },
    ]);
  });

  it('A push message that cannot be decoded is shown as a plain sentence', async () => {
    const worker = workerWith();
    await worker.pushThatThrows();
    expect(worker.shown).toHaveLength(1);
  });

  it('The worker’s own texts are in the subscriber’s language', async () => {
    await own('hi');
    const worker = workerWith();
    await worker.push(null);
    expect(worker.shown[0]?.title).toBe('आपके ऑपरेटर का संदेश');
  });

  it('A push message for another subscriber is neither stored nor shown', async () => {
    const worker = workerWith();
    await worker.push({ data: { title: 'Ravi owes ₹200', body: 'x', customerid: '43' } });
    expect((await readInbox()).messages).toEqual([]);
    expect(JSON.stringify(worker.shown)).not.toMatch(/Ravi|owes/);
    expect(worker.shown).toHaveLength(1);
  });

  it('A push message that arrives while another subscriber logs in is not stored with theirs', async () => {
    const arrived = workerWith().push({ data: { title: 'Your balance is low' } });
    await changeInbox((record) => withOwner(record, { customerid: '43', language: 'en' }));
    await arrived;
    expect((await readInbox()).messages).toEqual([]);
  });

  it('A push message after a logout is neither stored nor shown', async () => {
    forgetAllKeys();
    const worker = workerWith();
    await worker.push({ data: { title: 'Your balance is low' } });
    expect((await readInbox()).messages).toEqual([]);
    expect(worker.shown.map(({ title }) => title)).toEqual(['Message from your operator']);
  });

  it('A push message is shown where the device refuses storage', async () => {
    refuseKeys();
    const worker = workerWith();
    await worker.push({ data: { title: 'Work tonight' } });
    expect(worker.shown).toHaveLength(1);
  });
});

describe('The text of a push message', () => {
  it('The text is one line of ordinary characters with a limited length', () => {
    const { title, body } = payloadOf(
      JSON.stringify({
        data: {
          title: '\u202eevil\u0000 \n name\u2066',
          body: `${'x'.repeat(999)}😀${'y'.repeat(1e6)}`,
        },
      }),
    );
    expect(title).toBe('evil name');
    expect(body).toBe('x'.repeat(999));
    expect(body.length).toBeLessThanOrEqual(MAX_LENGTHS.body);
  });

  it('The text is read from every place where the operator may put it', () => {
    const read = (payload: object) => payloadOf(JSON.stringify(payload));
    expect(read({ data: { id: 5, title: 'T', url: '/a' } })).toMatchObject({
      ...{ id: '5', title: 'T', address: '/a' },
    });
    expect(read({ notification: { title: 'N', click_action: '/b' } }).address).toBe('/b');
    expect(read({ fcmOptions: { link: '/c' }, data: {} }).address).toBe('/c');
  });
});

describe('A push message that is tapped', () => {
  const data = { id: 'm-1', path: '/nxtselfcareportal/topup' };

  it('A tapped message is marked as read', async () => {
    const worker = workerWith();
    await worker.push({ data: { id: 'm-1', title: 'T' } });
    await worker.tap(data);
    expect((await readInbox()).messages).toMatchObject([{ id: 'm-1', isRead: true }]);
  });

  it('A tap focuses the portal’s front page and navigates there', async () => {
    const worker = workerWith(
      { url: '/nxtselfcareportal', focused: false },
      { url: '/nxtselfcareportal/help', focused: true },
    );
    await worker.tap(data);
    expect(worker.led).toEqual([{ url: '/nxtselfcareportal/help', message: { open: data.path } }]);
    expect(worker.opened).toEqual([]);
  });

  it('A tap loads the path in the page that shows the login, which opens it after the login', async () => {
    const worker = workerWith({ url: '/', focused: true });
    await worker.tap(data);
    expect(worker.led).toEqual([{ url: '/', message: { load: data.path } }]);
    expect(worker.opened).toEqual([]);
  });

  it('A tap opens a page when no page of the portal is open', async () => {
    const worker = workerWith({ url: '/dist/gallery.html', focused: true });
    await worker.tap(data);
    expect(worker.opened).toEqual([data.path]);
  });

  it.each([[{ path: 'https://evil.example.com/' }], [{ path: 'javascript:x' }], [null], ['x']])(
    'A message whose path is %j leads to the inbox',
    async (pushed) => {
      const worker = workerWith();
      await worker.tap(pushed);
      expect(worker.opened).toEqual([INBOX]);
    },
  );
});

it('The worker handles no fetch of a page', () => {
  expect([...workerWith().heard.keys()].sort()).toEqual([
    ...['activate', 'install', 'notificationclick', 'push'],
  ]);
});
