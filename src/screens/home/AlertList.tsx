import { Link } from 'react-router-dom';
import { loadAlerts, selectAlertsByWeight } from '../../../store/inbox/alerts';
import { newestAlertFirst } from '../../../store/inbox/newestAlertFirst';
import { ALERTS, KYC } from '../../../store/core/paths';
import { Loaded } from '../../app/hooks/Loaded';
import { OperatorText } from '../../text/OperatorText';
import { useText } from '../../text/useText';
import { DateText } from '../../ui/data/DateText';
import { EmptyState } from '../../ui/feedback/States';
import { List, Row } from '../../ui/data/List';
import { Section } from '../../ui/layout/Section';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EMPTY_TEXT } from '../../ui/data/TextOrDashes';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';
import { SectionTile } from './services/tileLayout';
import { useFailure } from '../../app/hooks/useFlow';
import { selectUserInfo } from '../../../store/account/subscriber';
import { Alert } from '../../ui/feedback/Alert';

/** The weightiest, as many as fit beside everything else; the rest is one press away. */
const SHOWN = 3;

interface AlertListProps {
  /** Everything above has its place, so nothing of this would be pushed away. */
  readonly isOpen: boolean;
}

/** What the subscriber has to know or to do: their papers first, then the operator's messages. */
export const AlertList = ({ isOpen }: AlertListProps) => {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const alerts = useAppSelector(selectAlertsByWeight);
  // The line above says that they could not be loaded.
  if (useFailure(loadAlerts) !== null && alerts === null) return null;
  return (
    <SectionTile as="div">
      <Section title={t.forYou} actions={<Link to={ALERTS}>{t.allAlerts}</Link>}>
        {isOpen && <KycNotice />}
        <Loaded
          flow={loadAlerts}
          value={isOpen ? alerts : null}
          onRetry={() => dispatch(loadAlerts.requested({ page: 1 }))}
          skeleton={<SkeletonRows count={2} end={false} />}
          failed={null}
        >
          {(shown) =>
            shown.length === 0 ? (
              <EmptyState title={t.noAlerts} description={t.noAlertsDescription} />
            ) : (
              <List>
                {newestAlertFirst(shown.slice(0, SHOWN)).map(({ idalert, message, created }) => (
                  <Row
                    key={idalert}
                    title={<OperatorText text={message} empty={EMPTY_TEXT} />}
                    sub={<DateText date={created} />}
                  />
                ))}
              </List>
            )
          }
        </Loaded>
      </Section>
    </SectionTile>
  );
};

/** The subscriber's papers, where there is something to do about them. */
const KycNotice = () => {
  const t = useText(dashboardText);
  const status = useAppSelector(selectUserInfo)?.kycstatus;
  if (status !== 'MISSING' && status !== 'REJECTED') return null;
  const isRejected = status === 'REJECTED';
  return (
    <Alert
      tone={isRejected ? 'bad' : 'warn'}
      action={<Link to={KYC}>{isRejected ? t.kycReplace : t.kycAdd}</Link>}
    >
      {isRejected ? t.kycRejected : t.kycMissing}
    </Alert>
  );
};
