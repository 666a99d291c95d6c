import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ServiceAnnouncement } from '../../../store/wire/entities/service/serviceAnnouncements';
import {
  nextAnnouncementChange,
  announcementDismissed,
  announcementsAt,
  announcementsLeft,
  announcementsWatched,
  selectDismissedAnnouncements,
  selectAnnouncements,
} from '../../../store/inbox/serviceAnnouncements';
import { ALERTS, CONTACT, HELP, HOME, SUPPORT } from '../../../store/core/paths';
import { useLanguage, useText } from '../../text/useText';
import { MomentText } from '../../ui/data/MomentText';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '../hooks';
import { Band, Buttons, Detail, Line, AnnouncementSpace } from './announcementRules';
import { announcementLine, announcementsText } from './announcements.text';

/** Where a notice may save a call or a ticket. Elsewhere it would only stand in the way. */
const PLACES: ReadonlySet<string> = new Set([HOME, HELP, SUPPORT, CONTACT, ALERTS]);

/** The live notices about the service, kept current as long as any screen of the home shell is open. */
export const ServiceAnnouncements = () => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const notices = useAppSelector(selectAnnouncements);
  const dismissed = useAppSelector(selectDismissedAnnouncements);
  const now = useNow(
    useCallback((after: number) => nextAnnouncementChange(notices, after), [notices]),
  );
  useEffect(() => {
    dispatch(announcementsWatched());
    return () => void dispatch(announcementsLeft());
  }, [dispatch]);
  const shown = announcementsAt(notices, dismissed, now);
  return PLACES.has(pathname) ? <Shown notices={shown} /> : null;
};

interface ShownProps {
  readonly notices: readonly ServiceAnnouncement[];
}

const Shown = ({ notices }: ShownProps) => {
  const t = useText(announcementsText);
  const language = useLanguage();
  const [first] = notices;
  return (
    <>
      {/* There before anything is in it: only then is what comes read out. */}
      <VisuallyHidden role="status">
        {first && announcementLine(t.severity[first.severity], first.title[language])}
      </VisuallyHidden>
      {first && <NoticeBand first={first} notices={notices} />}
    </>
  );
};

const NoticeBand = ({ first, notices }: ShownProps & { readonly first: ServiceAnnouncement }) => {
  const t = useText(announcementsText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AnnouncementSpace aria-hidden />
      <Band aria-label={t.title} $severity={first.severity}>
        <Line>
          <p>
            {announcementLine(t.severity[first.severity], first.title[language])}
            {notices.length > 1 && ` ${t.more(notices.length - 1)}`}
          </p>
          <Buttons>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={details}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t.less : t.details}
            </button>
            {first.severity !== 'outage' && (
              <button type="button" onClick={() => dispatch(announcementDismissed(first.id))}>
                {t.dismiss}
              </button>
            )}
          </Buttons>
        </Line>
        <div id={details} hidden={!isOpen}>
          {notices.map((notice, at) => (
            <NoticeDetail key={notice.id} notice={notice} isTitled={at > 0} />
          ))}
        </div>
      </Band>
    </>
  );
};

interface NoticeDetailProps {
  readonly notice: ServiceAnnouncement;
  /** False for the one whose title is the band’s own line. */
  readonly isTitled: boolean;
}

const NoticeDetail = ({ notice, isTitled }: NoticeDetailProps) => {
  const { title, text, region, starts, ends } = notice;
  const t = useText(announcementsText);
  const language = useLanguage();
  return (
    <Detail>
      {isTitled && <h2>{title[language]}</h2>}
      {text[language] && <p>{text[language]}</p>}
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
              <MomentText moment={starts} />
            </dd>
          </div>
        )}
        {ends && (
          <div>
            <dt>{t.until}:</dt>
            <dd>
              <MomentText moment={ends} />
            </dd>
          </div>
        )}
      </dl>
    </Detail>
  );
};

/** The browser's timers go no further (milliseconds). */
const FURTHEST = 2 ** 31 - 1;

/**
 * The moment it is (milliseconds since 1970), told again at the next moment that matters, so that
 * what has ended goes away by itself. Also when something new came: it may have begun meanwhile.
 */
const useNow = (nextAfter: (now: number) => number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const current = Date.now();
    const next = nextAfter(now);
    if (next === null) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(next - current, 0), FURTHEST),
    );
    return () => clearTimeout(timer);
  }, [nextAfter, now]);
  return now;
};
