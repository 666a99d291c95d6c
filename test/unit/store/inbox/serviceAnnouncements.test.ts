/** @jest-environment node */
import {
  nextAnnouncementChange,
  announcementDismissed,
  announcementsArrived,
  announcementsAt,
  selectDismissedAnnouncements,
  selectIsAnnouncementStreamLive,
  selectAnnouncements,
  announcementStreamLost,
} from '../../../../store/inbox/serviceAnnouncements';
import { aNotice } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const HOUR = 3_600_000;
const hours = (after: number) => new Date(NOW + after * HOUR).toISOString();
const shownAt = (now: number, ...notices: ReturnType<typeof aNotice>[]) =>
  announcementsAt(notices, [], now).map(({ id }) => id);

describe('The service announcements', () => {
  it('The announcements stay when the stream is lost, and the loss is known', () => {
    const live = stateAfter(announcementsArrived([aNotice()]));
    expect(selectIsAnnouncementStreamLive(live)).toBe(true);
    const lost = stateAfter(announcementsArrived([aNotice()]), announcementStreamLost());
    expect(selectIsAnnouncementStreamLive(lost)).toBe(false);
    expect(selectAnnouncements(lost)).toHaveLength(1);
  });

  it('An announcement shows from its start to its end, and planned work is shown in advance', () => {
    const over = aNotice({ id: 'over', ends: hours(0) });
    const later = aNotice({ id: 'later', starts: hours(1) });
    const work = aNotice({ id: 'work', severity: 'work', starts: hours(9), ends: hours(10) });
    expect(shownAt(NOW, over, later, work)).toEqual(['work']);
    expect(shownAt(NOW + HOUR, over, later, work)).toEqual(['work', 'later']);
    expect(shownAt(NOW + 10 * HOUR, over, later, work)).toEqual(['later']);
  });

  it('Outages come first', () => {
    const info = aNotice({ id: 'info' });
    const outage = aNotice({ id: 'outage', severity: 'outage' });
    expect(shownAt(NOW, info, outage)).toEqual(['outage', 'info']);
  });

  it('An announcement can be dismissed unless it is an outage', () => {
    const state = stateAfter(announcementDismissed('a'), announcementDismissed('b'));
    const notices = [aNotice({ id: 'a' }), aNotice({ id: 'b', severity: 'outage' })];
    expect(
      announcementsAt(notices, selectDismissedAnnouncements(state), NOW).map(({ id }) => id),
    ).toEqual(['b']);
  });

  it('The list is computed again at the next relevant time', () => {
    const notices = [aNotice({ starts: hours(-1), ends: hours(2) }), aNotice({ starts: hours(1) })];
    expect(nextAnnouncementChange(notices, NOW)).toBe(NOW + HOUR);
    expect(nextAnnouncementChange(notices, NOW + 2 * HOUR)).toBeNull();
    expect(nextAnnouncementChange([aNotice({ ends: 'some day' })], NOW)).toBeNull();
  });
});
