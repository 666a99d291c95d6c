import { serviceAnnouncementsDomain } from '../../../sagas/inbox/serviceAnnouncements';
import {
  announcementsWatched,
  selectAnnouncements,
  selectIsAnnouncementStreamLive,
} from '../../../store/inbox/serviceAnnouncements';
import { inEnglish } from '../../support/inEnglish';
import { openPortal } from '../../support/portal';
import { FakeStream } from '../../support/realtime';
import { promisesSettle } from '../../support/waiting';
import { exchanges } from './exchanges';
import { eventStreamReader } from './readEventStream';

const SECOND = 1_000;
/** How long the client waits before it opens the stream again; Infinity when it listens. */
const PAUSES = { 'after a second': SECOND, 'after a minute': 60 * SECOND, listens: Infinity };

const after = async (milliseconds: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await promisesSettle();
};

afterEach(() => jest.useRealTimers());

describe('The provider’s event stream', () => {
  it.each(exchanges)('The portal follows $title', async ({ streams, shown, then }) => {
    const portal = await openPortal({
      app: { realtime: 'https://selfcare.firebaseio.com' },
      domains: [serviceAnnouncementsDomain],
    });
    jest.useFakeTimers();
    portal.dispatch(announcementsWatched());
    for (const [index, pieces] of streams.entries()) {
      if (index > 0) {
        FakeStream.last().breaks();
        await after(SECOND);
      }
      expect(FakeStream.opened).toHaveLength(index + 1);
      const read = eventStreamReader();
      for (const { name, data } of pieces.flatMap(read)) FakeStream.last().bringsText(name, data);
    }
    const titles = selectAnnouncements(portal.state()).map(({ title }) => inEnglish(title));
    expect(titles.sort()).toEqual(shown);
    expect(selectIsAnnouncementStreamLive(portal.state())).toBe(then === 'listens');
    expect(FakeStream.last().isClosed).toBe(then !== 'listens');
    // A stream that is listened to would end after 75 seconds of silence, so this waits at most 70.
    await after(Math.min(PAUSES[then], 70 * SECOND) - 1);
    expect(FakeStream.opened).toHaveLength(streams.length);
    await after(1);
    expect(FakeStream.opened).toHaveLength(streams.length + (then === 'listens' ? 0 : 1));
  });
});
