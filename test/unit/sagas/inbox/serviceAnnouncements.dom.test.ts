import { serviceAnnouncementsDomain } from '../../../../sagas/inbox/serviceAnnouncements';
import { connectionChanged } from '../../../../store/app/connection';
import { sessionExpired } from '../../../../store/identity/session';
import {
  announcementsUnwatched,
  announcementsWatched,
  selectAnnouncements,
  selectIsAnnouncementStreamLive,
} from '../../../../store/inbox/serviceAnnouncements';
import { inEnglish } from '../../../support/inEnglish';
import { openPortal } from '../../../support/portal';
import { FakeStream } from '../../../support/realtime';
import { promisesSettle } from '../../../support/waiting';

const SECOND = 1_000;
const notice = (title: string) => ({ title, created: '2026-11-21T10:00:00+05:30' });

const watching = async (realtime = 'https://db.example.com/') => {
  const portal = await openPortal({ app: { realtime }, domains: [serviceAnnouncementsDomain] });
  jest.useFakeTimers();
  portal.dispatch(announcementsWatched());
  const titles = () => selectAnnouncements(portal.state()).map(({ title }) => inEnglish(title));
  const opened = () => FakeStream.opened.length;
  const after = async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await promisesSettle();
  };
  return { ...portal, titles, opened, after };
};

const look = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  look('visible');
  jest.useRealTimers();
});

describe('Service announcements', () => {
  it('Announcements follow the database’s whole, single, partial and multiple updates', async () => {
    const { titles } = await watching();
    const stream = FakeStream.last();
    expect(stream.address).toBe('https://db.example.com/notices.json');
    stream.brings('put', { path: '/', data: { a: notice('A'), b: notice('B') } });
    expect(titles()).toEqual(['A', 'B']);
    stream.brings('put', { path: '/a/title', data: 'A2' });
    expect(titles()).toEqual(['A2', 'B']);
    stream.brings('patch', { path: '/', data: { a: null, c: notice('C') } });
    expect(titles()).toEqual(['B', 'C']);
    stream.brings('keep-alive');
    expect(titles()).toEqual(['B', 'C']);
  });

  it('A change that cannot be read keeps the announcements and reopens the stream', async () => {
    const { titles, opened, after } = await watching();
    FakeStream.last().brings('put', { path: '/', data: { a: notice('A'), b: notice('B') } });
    FakeStream.last().brings('put', 'nonsense');
    expect(FakeStream.last().isClosed).toBe(true);
    expect(titles()).toEqual(['A', 'B']);
    await after(SECOND);
    expect(opened()).toBe(2);
    FakeStream.last().brings('put', { path: '/', data: { b: notice('B') } });
    expect(titles()).toEqual(['B']);
  });

  it('A lost stream reopens after 1, 2, 4 … 60 seconds, and the announcements stay', async () => {
    const { titles, opened, after, state } = await watching();
    FakeStream.last().brings('put', { path: '/', data: { a: notice('A') } });
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = opened();
      FakeStream.last().breaks();
      await after(pause * SECOND - 1);
      expect(opened()).toBe(before);
      expect(selectIsAnnouncementStreamLive(state())).toBe(false);
      expect(titles()).toEqual(['A']);
      await after(1);
      expect(opened()).toBe(before + 1);
    }
    // After a stream that stayed open for a while, the pauses start again at one second.
    await after(40 * SECOND);
    FakeStream.last().breaks();
    const before = opened();
    await after(SECOND);
    expect(opened()).toBe(before + 1);
  });

  it('A silent stream is treated as lost', async () => {
    const { opened, after } = await watching();
    await after(60 * SECOND);
    FakeStream.last().brings('keep-alive');
    await after(60 * SECOND);
    expect(opened()).toBe(1);
    await after(17 * SECOND);
    expect(opened()).toBe(2);
    expect(FakeStream.opened[0]!.isClosed).toBe(true);
  });

  it('A refused stream waits long before it reopens', async () => {
    const { opened, after } = await watching();
    FakeStream.last().brings('cancel');
    await after(59 * SECOND);
    expect(opened()).toBe(1);
    await after(SECOND);
    expect(opened()).toBe(2);
  });

  it('Going offline closes the stream, and coming online reopens it at once', async () => {
    const { opened, after, dispatch } = await watching();
    dispatch(connectionChanged({ online: false }));
    expect(FakeStream.last().isClosed).toBe(true);
    await after(600 * SECOND);
    expect(opened()).toBe(1);
    dispatch(connectionChanged({ online: true }));
    await after(0);
    expect(opened()).toBe(2);
  });

  it('A page hidden for long closes the stream, and a visible one reopens it', async () => {
    const { opened, after } = await watching();
    look('hidden');
    await after(60 * SECOND);
    look('visible');
    await after(0);
    look('hidden');
    // The database goes on sending meanwhile.
    for (const _ of [1, 2, 3, 4]) {
      await after(30 * SECOND);
      FakeStream.last().brings('keep-alive');
    }
    expect(FakeStream.last().isClosed).toBe(true);
    expect(opened()).toBe(1);
    await after(600 * SECOND);
    expect(opened()).toBe(1);
    look('visible');
    await after(SECOND);
    expect(opened()).toBe(2);
  });

  it.each([
    ['the page is left', announcementsUnwatched()],
    ['the session ends', sessionExpired()],
  ])('The stream closes when %s', async (_, event) => {
    const { opened, after, dispatch } = await watching();
    dispatch(event);
    expect(FakeStream.last().isClosed).toBe(true);
    await after(600 * SECOND);
    expect(opened()).toBe(1);
  });

  it('No stream opens where no database is configured', async () => {
    const { opened, after } = await watching('');
    await after(60 * SECOND);
    expect(opened()).toBe(0);
  });
});
