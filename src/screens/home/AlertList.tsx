import { Link } from 'react-router-dom';
import { selectUserInfo } from '../../../store/account/subscriber';
import type { LocalizedText } from '../../../store/core/localizedText';
import { ALERTS, KYC } from '../../../store/core/paths';
import { newestAlertFirst, selectAlertsByWeight } from '../../../store/inbox/alerts';
import { announcementsAt, selectAnnouncements } from '../../../store/inbox/serviceAnnouncements';
import type { SubscriberAlert } from '../../../store/wire/entities/service/alerts';
import { useAppSelector } from '../../app/hooks';
import { useOperatorNow } from '../../app/hooks/useOperatorNow';
import { OperatorText } from '../../text/OperatorText';
import { useText } from '../../text/useText';
import { DateText } from '../../ui/data/DateText';
import { List, ListRow } from '../../ui/data/List';
import { EMPTY_TEXT } from '../../ui/data/TextOrDashes';
import { Alert } from '../../ui/feedback/Alert';
import { Section } from '../../ui/layout/Section';
import { dashboardText } from './home.text';
import { SectionTile } from './services/tileLayout';

/** How many of the most important alerts are shown here. The link beside the title leads to all of them. */
const SHOWN = 3;

/** What the subscriber has to know or do: the state of their identity documents first, then the operator's messages. */
export const AlertList = () => {
  const t = useText(dashboardText);
  const alerts = useNewAlerts();
  const kycStatus = useAppSelector(selectUserInfo)?.kycstatus;
  const isRejected = kycStatus === 'REJECTED';
  const isKycOpen = isRejected || kycStatus === 'MISSING';
  // If the alerts could not be loaded, `HomeFailure` above says so.
  if (alerts.length === 0 && !isKycOpen) return null;
  return (
    <SectionTile as="div">
      <Section title={t.forYou} actions={<Link to={ALERTS}>{t.allAlerts}</Link>}>
        {isKycOpen && (
          <Alert
            tone={isRejected ? 'bad' : 'warn'}
            action={<Link to={KYC}>{isRejected ? t.kycReplace : t.kycAdd}</Link>}
          >
            {isRejected ? t.kycRejected : t.kycMissing}
          </Alert>
        )}
        {alerts.length > 0 && (
          <List>
            {newestAlertFirst(alerts.slice(0, SHOWN)).map(({ idalert, message, created }) => (
              <ListRow
                key={idalert}
                title={<OperatorText text={message} empty={EMPTY_TEXT} />}
                sub={<DateText date={created} />}
              />
            ))}
          </List>
        )}
      </Section>
    </SectionTile>
  );
};

/** The alerts, except those that repeat the title of a service announcement. */
const useNewAlerts = (): readonly SubscriberAlert[] => {
  const alerts = useAppSelector(selectAlertsByWeight);
  const announcements = useAppSelector(selectAnnouncements);
  const now = useOperatorNow();
  // An alert and an announcement may come in different languages, so every version is compared.
  const announcedTitles = announcementsAt(announcements, [], now).flatMap(({ title }) =>
    versionsOf(title),
  );
  return (alerts ?? []).filter(
    ({ message }) =>
      !versionsOf(message).some((words) =>
        announcedTitles.some((title) => words.startsWith(title)),
      ),
  );
};

/** The operator's text in each of its languages, in lower case. */
const versionsOf = (text: LocalizedText): readonly string[] =>
  (typeof text === 'string' ? [text] : Object.values(text))
    .map((words) => words.trim().toLowerCase())
    .filter((words) => words !== '');
