import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notice } from '../../../store/wire/entities/service/serviceAnnouncements';
import {
  nextChangeOf,
  noticeDismissed,
  noticesAt,
  noticesLeft,
  noticesWatched,
  selectDismissed,
  selectNotices,
} from '../../../store/inbox/serviceAnnouncements';
import { HOME } from '../guard';
import { useLanguage, useText } from '../../text/useText';
import { MomentText } from '../../ui/data/MomentText';
import { Unseen } from '../../ui/layout/VisuallyHidden';
import { useSay, useStore } from '../hooks';
import { Band, Buttons, Detail, Line, Room } from './announcementRules';
import { noticesText } from './announcements.text';
import { useNow } from './useNow';

/** Where a notice may save a call or a ticket. Elsewhere it would only stand in the way. */
const PLACES: ReadonlySet<string> = new Set([
  HOME,
  `${HOME}/help`,
  `${HOME}/help/customersupport`,
  `${HOME}/contactus`,
  `${HOME}/alert`,
]);

/** The live notices about the service, kept current as long as any screen of the home shell is open. */
export const Notices = () => {
  const say = useSay();
  const { pathname } = useLocation();
  const notices = useStore(selectNotices);
  const dismissed = useStore(selectDismissed);
  const now = useNow(useCallback((after: number) => nextChangeOf(notices, after), [notices]));
  useEffect(() => {
    say(noticesWatched());
    return () => void say(noticesLeft());
  }, [say]);
  const shown = noticesAt(notices, dismissed, now);
  return PLACES.has(pathname) ? <Shown notices={shown} /> : null;
};

interface ShownProps {
  readonly notices: readonly Notice[];
}

const Shown = ({ notices }: ShownProps) => {
  const t = useText(noticesText);
  const language = useLanguage();
  const [first] = notices;
  return (
    <>
      {/* There before anything is in it: only then is what comes read out. */}
      <Unseen role="status">
        {first && `${t.severity[first.severity]}: ${first.title[language]}`}
      </Unseen>
      {first && <NoticeBand first={first} notices={notices} />}
    </>
  );
};

const NoticeBand = ({ first, notices }: ShownProps & { readonly first: Notice }) => {
  const t = useText(noticesText);
  const say = useSay();
  const language = useLanguage();
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Room aria-hidden />
      <Band aria-label={t.title} $severity={first.severity}>
        <Line>
          <p>
            {t.severity[first.severity]}: {first.title[language]}
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
              <button type="button" onClick={() => say(noticeDismissed(first.id))}>
                {t.dismiss}
              </button>
            )}
          </Buttons>
        </Line>
        <div id={details} hidden={!isOpen}>
          {notices.map((notice) => (
            <NoticeDetail key={notice.id} {...notice} />
          ))}
        </div>
      </Band>
    </>
  );
};

const NoticeDetail = ({ title, text, region, starts, ends }: Notice) => {
  const t = useText(noticesText);
  const language = useLanguage();
  return (
    <Detail>
      <h2>{title[language]}</h2>
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
              <MomentText of={starts} />
            </dd>
          </div>
        )}
        {ends && (
          <div>
            <dt>{t.until}:</dt>
            <dd>
              <MomentText of={ends} />
            </dd>
          </div>
        )}
      </dl>
    </Detail>
  );
};
