import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ALERTS, CONTACT, HELP, HOME, SUPPORT } from '../../../store/core/paths';
import { instantOf } from '../../../store/core/values/dates';
import {
  announcementDismissed,
  announcementsAt,
  announcementsUnwatched,
  announcementsWatched,
  selectAnnouncements,
  selectDismissedAnnouncements,
  selectIsAnnouncementStreamLive,
} from '../../../store/inbox/serviceAnnouncements';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';
import { OperatorText, useOperatorWords } from '../../text/OperatorText';
import { useText } from '../../text/useText';
import { color, media, size, space, target } from '../../theme/tokens';
import { calendarDay, DateText } from '../../ui/data/DateText';
import { Icon } from '../../ui/data/Icon';
import { closeIcon, downIcon, noticeIcon, warnIcon } from '../../ui/data/icons';
import { VisuallyHidden, visuallyHidden } from '../../ui/layout/VisuallyHidden';
import { announcementsText } from '../app.text';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useNowForAnnouncements } from '../hooks/timers';
import { useOperatorNow } from '../hooks/useOperatorNow';

const tones: Readonly<Record<ServiceAnnouncement['severity'], readonly [string, string]>> = {
  outage: [color.dangerTint, color.danger],
  work: [color.warnTint, color.warn],
  info: [color.tint, color.ink],
};

/** A strip in the page, which covers nothing. */
const Band = styled.section<{ readonly $severity: ServiceAnnouncement['severity'] }>`
  display: grid;
  align-content: center;
  padding-block: 0;
  padding-inline: 14px ${space.xs};
  border: 1px solid transparent;
  border-radius: 12px;
  background: ${({ $severity }) => tones[$severity][0]};
  color: ${({ $severity }) => tones[$severity][1]};
  ${media.print} {
    display: none;
  }
`;

const TitleLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${target};
  svg {
    flex: none;
  }
  & > p {
    flex: 1;
    min-width: 0;
    font-size: ${size.small};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  /* Two lines at most. The whole title is read by screen readers, and shown when the details are open. */
  & > p[data-closed] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & > div {
    display: flex;
  }
  button {
    display: grid;
    place-items: center;
    min-width: ${target};
    min-height: ${target};
    padding: 0 ${space.xs};
    border: 0;
    background: none;
    cursor: pointer;
    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
  }
`;

/** The severity as a word. On a phone only screen readers get it, because the icon and the colour show the severity. */
const Kind = styled.span`
  @media (max-width: 599.98px) {
    ${visuallyHidden}
  }
`;

const Detail = styled.div`
  display: grid;
  gap: ${space.xs};
  padding-block: 0 ${space.m};
  padding-inline: 0 ${space.m};
  font-size: ${size.small};
  & + & {
    padding-top: ${space.s};
    border-top: 1px solid;
  }
  h2 {
    overflow-wrap: anywhere;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
  }
  dl > div {
    display: flex;
    gap: ${space.xs};
  }
`;

/**
 * The screens besides Home that show announcements. On these screens an announcement may make a phone call or a
 * ticket unnecessary.
 */
const SCREENS: ReadonlySet<string> = new Set([HELP, SUPPORT, CONTACT, ALERTS]);

/**
 * Subscribes to the service announcements on every screen behind the login. On the screens that show announcements,
 * screen readers read the first announcement.
 */
export const ServiceAnnouncements = () => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    dispatch(announcementsWatched());
    return () => void dispatch(announcementsUnwatched());
  }, [dispatch]);
  const [first] = useAnnouncements();
  if (pathname !== HOME && !SCREENS.has(pathname)) return null;
  // This live region is mounted even while empty, because screen readers read only changes.
  return (
    <VisuallyHidden role="status">
      {first && <AnnouncementLine announcement={first} />}
    </VisuallyHidden>
  );
};

/**
 * The severity, the title, and the times of planned work: "Planned work tonight (01:00–02:00)". The severity is left out
 * if the title begins with the same word.
 */
const AnnouncementLine = ({ announcement }: { readonly announcement: ServiceAnnouncement }) => {
  const { severity, title } = announcement;
  const kind = useText(announcementsText).severity[severity];
  const { words } = useOperatorWords()(title);
  return (
    <>
      {!words.toLowerCase().startsWith(kind.toLowerCase()) && <Kind>{kind}: </Kind>}
      <OperatorText text={title} />
      {severity === 'work' && <WorkTimes announcement={announcement} />}
    </>
  );
};

const Times = styled.span`
  white-space: nowrap;
`;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The times of planned work in brackets: "(23:00–02:00)", or "(2 Dec, 23:00–02:00)" if the work begins 24 hours or more
 * from now. Nothing if a time is missing or the end is not after the start. Nothing either for work of 24 hours or
 * more, because its times would not say on which day it ends.
 */
const WorkTimes = ({ announcement }: { readonly announcement: ServiceAnnouncement }) => {
  const now = useOperatorNow();
  const { starts, ends } = announcement;
  const first = calendarDay(starts);
  const last = calendarDay(ends);
  const begins = instantOf(starts) ?? 0;
  const length = (instantOf(ends) ?? 0) - begins;
  if (!first?.time || !last?.time || length <= 0 || length >= DAY) return null;
  const isWithinADay = begins < now + DAY;
  return (
    // A browser that translates the page moves the texts in this span. The key changes when the day is left out, so
    // that React replaces the whole span and updates none of the moved texts.
    <span key={String(isWithinADay)}>
      {' ('}
      {!isWithinADay && (
        <>
          <DateText date={first.day} withoutYear />
          {', '}
        </>
      )}
      <Times>{`${first.time}–${last.time})`}</Times>
    </span>
  );
};

const useAnnouncements = (): readonly ServiceAnnouncement[] => {
  const announcements = useAppSelector(selectAnnouncements);
  const dismissed = useAppSelector(selectDismissedAnnouncements);
  return announcementsAt(announcements, dismissed, useNowForAnnouncements(announcements));
};

/** The announcements on the home screen. `data-none` frees the reserved space when the operator has no announcement. */
export const HomeAnnouncement = () => {
  const announcements = useAnnouncements();
  const isLive = useAppSelector(selectIsAnnouncementStreamLive);
  const [first] = announcements;
  // The space stays reserved after the subscriber dismissed an announcement, so that the page does not shift.
  const [hasShown, setHasShown] = useState(false);
  if (first && !hasShown) setHasShown(true);
  if (first) return <AnnouncementBand first={first} announcements={announcements} />;
  return isLive && !hasShown && <span hidden data-none />;
};

interface ScreenAnnouncementProps {
  /** Before the screen or after it. */
  readonly at: 'top' | 'foot';
}

/**
 * The announcements on the screens in `SCREENS`: at the top if one was known when the screen opened, otherwise at the
 * foot, so that a late announcement does not move the content.
 */
export const ScreenAnnouncement = ({ at }: ScreenAnnouncementProps) => {
  const { pathname } = useLocation();
  return SCREENS.has(pathname) ? <OnScreen key={pathname} at={at} /> : null;
};

const OnScreen = ({ at }: ScreenAnnouncementProps) => {
  const announcements = useAnnouncements();
  const [first] = announcements;
  const [isKnown] = useState(first !== undefined);
  if (first === undefined || isKnown !== (at === 'top')) return null;
  return <AnnouncementBand first={first} announcements={announcements} />;
};

interface AnnouncementBandProps {
  readonly announcements: readonly ServiceAnnouncement[];
}

const AnnouncementBand = ({
  first,
  announcements,
}: AnnouncementBandProps & { readonly first: ServiceAnnouncement }) => {
  const t = useText(announcementsText);
  const dispatch = useAppDispatch();
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Band aria-label={t.title} $severity={first.severity}>
      <TitleLine>
        <Icon path={first.severity === 'outage' ? warnIcon : noticeIcon} size={20} />
        <p data-closed={!isOpen || undefined}>
          <AnnouncementLine announcement={first} />
          {announcements.length > 1 && ` ${t.more(announcements.length - 1)}`}
        </p>
        <div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={details}
            aria-label={isOpen ? t.less : t.details}
            title={isOpen ? t.less : t.details}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path={downIcon} size={20} />
          </button>
          {isOpen && first.severity !== 'outage' && (
            <button
              type="button"
              aria-label={t.dismiss}
              title={t.dismiss}
              onClick={() => dispatch(announcementDismissed(first.id))}
            >
              <Icon path={closeIcon} size={18} />
            </button>
          )}
        </div>
      </TitleLine>
      <div id={details} hidden={!isOpen}>
        {announcements.map((announcement, at) => (
          <AnnouncementDetail key={announcement.id} announcement={announcement} isTitled={at > 0} />
        ))}
      </div>
    </Band>
  );
};

interface AnnouncementDetailProps {
  readonly announcement: ServiceAnnouncement;
  /** False for the first announcement: the line above already shows its title. */
  readonly isTitled: boolean;
}

const AnnouncementDetail = ({ announcement, isTitled }: AnnouncementDetailProps) => {
  const { title, text, region, starts, ends } = announcement;
  const t = useText(announcementsText);
  const wordsOf = useOperatorWords();
  const words = wordsOf(text).words.trim();
  const saysMore = words !== '' && words !== wordsOf(title).words.trim();
  return (
    <Detail>
      {isTitled && (
        <h2>
          <OperatorText text={title} />
        </h2>
      )}
      {saysMore && (
        <p>
          <OperatorText text={text} />
        </p>
      )}
      <dl>
        {region && (
          <div>
            <dt>{t.region}:</dt>
            <dd>{region}</dd>
          </div>
        )}
        {starts && (
          <div>
            <dt>{t.from}:</dt>
            <dd>
              <DateText date={starts} withTime />
            </dd>
          </div>
        )}
        {ends && (
          <div>
            <dt>{t.until}:</dt>
            <dd>
              <DateText date={ends} withTime />
            </dd>
          </div>
        )}
      </dl>
    </Detail>
  );
};
