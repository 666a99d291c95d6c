import {
  announcementDismissed,
  announcementsArrived,
  announcementsAt,
  announcementStreamLost,
  faultsAt,
  nextAnnouncementChange,
  selectAnnouncements,
  selectDismissedAnnouncements,
  selectIsAnnouncementStreamLive,
} from '../../../../store/inbox/serviceAnnouncements';
import { anAnnouncement } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const HOUR = 3_600_000;
const hours = (after: number) => new Date(NOW + after * HOUR).toISOString();
const shownAt = (now: number, ...notices: ReturnType<typeof anAnnouncement>[]) =>
  announcementsAt(notices, [], now).map(({ id }) => id);

describe('The service announcements', () => {
  it('The announcements stay when the stream is lost, and the loss is known', () => {
    const live = stateAfter(announcementsArrived([anAnnouncement()]));
    expect(selectIsAnnouncementStreamLive(live)).toBe(true);
    const lost = stateAfter(announcementsArrived([anAnnouncement()]), announcementStreamLost());
    expect(selectIsAnnouncementStreamLive(lost)).toBe(false);
    expect(selectAnnouncements(lost)).toHaveLength(1);
  });

  it('An announcement shows from its start to its end, and planned work is shown in advance', () => {
    const over = anAnnouncement({ id: 'over', ends: hours(0) });
    const later = anAnnouncement({ id: 'later', starts: hours(1) });
    const work = anAnnouncement({
      id: 'work',
      severity: 'work',
      starts: hours(9),
      ends: hours(10),
    });
    expect(shownAt(NOW, over, later, work)).toEqual(['work']);
    expect(shownAt(NOW + HOUR, over, later, work)).toEqual(['work', 'later']);
    expect(shownAt(NOW + 10 * HOUR, over, later, work)).toEqual(['later']);
  });

  it('Outages come first', () => {
    const info = anAnnouncement({ id: 'info' });
    const outage = anAnnouncement({ id: 'outage', severity: 'outage' });
    expect(shownAt(NOW, info, outage)).toEqual(['outage', 'info']);
  });

  it('A fault is an outage, or planned work that has begun', () => {
    const ahead = anAnnouncement({ id: 'ahead', severity: 'work', starts: hours(1) });
    const work = anAnnouncement({ id: 'work', severity: 'work', starts: hours(-1) });
    const outage = anAnnouncement({ id: 'outage', severity: 'outage' });
    const over = anAnnouncement({ id: 'over', severity: 'outage', ends: hours(0) });
    const faults = faultsAt([anAnnouncement({ id: 'info' }), ahead, work, outage, over], NOW);
    expect(faults.map(({ id }) => id)).toEqual(['outage', 'work']);
  });

  it('An announcement can be dismissed unless it is an outage', () => {
    const state = stateAfter(announcementDismissed('a'), announcementDismissed('b'));
    const notices = [anAnnouncement({ id: 'a' }), anAnnouncement({ id: 'b', severity: 'outage' })];
    expect(
      announcementsAt(notices, selectDismissedAnnouncements(state), NOW).map(({ id }) => id),
    ).toEqual(['b']);
  });

  it('The list is computed again at the next relevant time', () => {
    const notices = [
      anAnnouncement({ starts: hours(-1), ends: hours(2) }),
      anAnnouncement({ starts: hours(1) }),
    ];
    expect(nextAnnouncementChange(notices, NOW)).toBe(NOW + HOUR);
    expect(nextAnnouncementChange(notices, NOW + 2 * HOUR)).toBeNull();
    expect(nextAnnouncementChange([anAnnouncement({ ends: 'some day' })], NOW)).toBeNull();
  });
});
