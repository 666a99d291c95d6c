import type { ReactNode } from 'react';
import { loadMaintenance, selectMaintenance } from '../../../../store/app/maintenance';
import { ADD_PACKS, MY_PACKS, RENEW } from '../../../../store/core/paths';
import { compareDates } from '../../../../store/core/values/dates';
import { loadAlerts, newestAlertFirst, selectAlertsByWeight } from '../../../../store/inbox/alerts';
import { faultsAt, selectAnnouncements } from '../../../../store/inbox/serviceAnnouncements';
import { isBroadband } from '../../../../store/packs/packList';
import { loadActivePacks, requestAllPacks, selectActivePacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../../../store/wire/entities/packs/packStatus';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useNowForAnnouncements } from '../../../app/hooks/timers';
import { useFailure } from '../../../app/hooks/useFlow';
import { OperatorText } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { DateText, SentenceWithDate } from '../../../ui/data/DateText';
import { List, ListRow } from '../../../ui/data/List';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { guideText } from '../help.text';

/** Whether the packs of a box are active. */
type PackCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'over'; readonly packs: readonly Pack[]; readonly expirydate: string }
  | { readonly kind: 'partly'; readonly packs: readonly Pack[] }
  /** The operator could not provide or renew these packs. None of the other packs has expired. */
  | { readonly kind: 'failed'; readonly packs: readonly Pack[] }
  | { readonly kind: 'running' };

/** A TV pack without a box number may belong to any box. */
const playsOn =
  (stbno: string) =>
  (pack: Pack): boolean =>
    pack.stbno === stbno || (pack.stbno === '' && !isBroadband(pack));

const isOver = ({ daysleft, productstatus }: Pack): boolean =>
  productstatus === 'EXPIRED' || (daysleft ?? 0) < 0;

export const checkPacks = (packs: readonly Pack[], stbno: string): PackCheck => {
  const boxPacks = packs.filter(playsOn(stbno));
  const failed = boxPacks.filter(isPackFailure);
  const delivered = boxPacks.filter((pack) => !isPackFailure(pack));
  const over = delivered.filter(isOver);
  if (boxPacks.length === 0) return { kind: 'none' };
  if (failed.length > 0 && over.length === 0) return { kind: 'failed', packs: failed };
  if (over.length === 0) return { kind: 'running' };
  if (over.length < delivered.length) return { kind: 'partly', packs: over };
  // The picture was lost when the last pack ended.
  const expirydate =
    over
      .map((pack) => pack.expirydate)
      .sort(compareDates)
      .at(-1) ?? '';
  return { kind: 'over', packs: over, expirydate };
};

/** How many of the operator's newest alerts are shown. */
const MAX_ALERTS = 2;

interface ChecksProps {
  readonly stbno: string;
  readonly onRead: () => void;
}

/** Checks possible causes of the fault: expired packs, announced faults, the operator's systems, alerts. */
export const Checks = ({ stbno, onRead }: ChecksProps) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectActivePacks);
  const check = packs && checkPacks(packs, stbno);
  const announcements = useAppSelector(selectAnnouncements);
  const faults = faultsAt(announcements, useNowForAnnouncements(announcements));
  const isFine = check?.kind === 'running' && faults.length === 0;
  return (
    <>
      <Loaded
        flow={loadActivePacks}
        value={packs}
        onRetry={() => dispatch(requestAllPacks())}
        skeleton={<SkeletonLines count={2} />}
      >
        {() => check && <PackCheckResult check={check} />}
      </Loaded>
      {faults.length === 0 ? (
        <OperatorStatus />
      ) : (
        <OperatorNews tone="warn">
          {faults.map(({ id, title, text }) => (
            <ListRow
              key={id}
              title={<OperatorText text={title} empty={EMPTY_TEXT} />}
              sub={<OperatorText text={text} />}
            />
          ))}
        </OperatorNews>
      )}
      <OperatorAlerts hasFaults={faults.length > 0} />
      {/* Always enabled, so that the next step can be reached even if a check could not be loaded. */}
      <Button wide tone={isFine ? 'primary' : 'ghost'} onClick={onRead}>
        {isFine ? t.next : t.goOn}
      </Button>
    </>
  );
};

interface OperatorNewsProps {
  readonly tone: 'info' | 'warn';
  readonly children: ReactNode;
}

const OperatorNews = ({ tone, children }: OperatorNewsProps) => {
  const { news } = useText(guideText);
  return (
    <Alert tone={tone}>
      <p>{news}</p>
      <List label={news}>{children}</List>
    </Alert>
  );
};

const OperatorStatus = () => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectMaintenance);
  const isDown = status?.maintenance === 'ON';
  // After a failed request, an earlier answer is out of date and not shown, unless it says that the systems are down.
  const hasFailed = useFailure(loadMaintenance) !== null && !isDown;
  return (
    <Loaded
      flow={loadMaintenance}
      value={hasFailed ? null : status}
      onRetry={() => dispatch(loadMaintenance.requested())}
      skeleton={<SkeletonLines count={1} />}
      failed={<Alert tone="warn">{t.operatorUnknown}</Alert>}
    >
      {() => (
        <Alert tone={isDown ? 'warn' : 'ok'}>{isDown ? t.operatorDown : t.operatorWorks}</Alert>
      )}
    </Loaded>
  );
};

const OperatorAlerts = ({ hasFaults }: { readonly hasFaults: boolean }) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const alerts = useAppSelector(selectAlertsByWeight);
  return (
    <Loaded
      flow={loadAlerts}
      value={alerts}
      onRetry={() => dispatch(loadAlerts.requested({ page: 1 }))}
      skeleton={<SkeletonLines count={2} />}
    >
      {(newest) =>
        newest.length === 0 ? (
          !hasFaults && <Alert tone="ok">{t.noNews}</Alert>
        ) : (
          <OperatorNews tone="info">
            {newestAlertFirst(newest)
              .slice(0, MAX_ALERTS)
              .map(({ idalert, message, created }) => (
                <ListRow
                  key={idalert}
                  title={<OperatorText text={message} empty={EMPTY_TEXT} />}
                  sub={<DateText date={created} />}
                />
              ))}
          </OperatorNews>
        )
      }
    </Loaded>
  );
};

/** The result of the pack check, with a link to renew, to add packs or to the packs. */
const PackCheckResult = ({ check }: { readonly check: PackCheck }) => {
  const t = useText(guideText);
  switch (check.kind) {
    case 'running':
      return <Alert tone="ok">{t.packsRun}</Alert>;
    case 'none':
      return (
        <PackFault to={ADD_PACKS} link={t.add}>
          {t.packsNone}
        </PackFault>
      );
    case 'failed':
      return (
        <PackFault to={MY_PACKS} link={t.myPacks}>
          {t.packsFailed(namesOf(check.packs))}
        </PackFault>
      );
    case 'partly':
      return (
        <PackFault tone="warn" to={RENEW} link={t.renew}>
          {t.packsPartly(namesOf(check.packs))}
        </PackFault>
      );
    case 'over':
      return (
        <PackFault to={RENEW} link={t.renew}>
          <p>
            <SentenceWithDate sentence={t.packsOver} date={check.expirydate} />
          </p>
          <p>{t.packsOverThen}</p>
        </PackFault>
      );
  }
};

const namesOf = (packs: readonly Pack[]): string =>
  packs.map(({ productname }) => productname).join(', ');

interface PackFaultProps {
  readonly tone?: 'bad' | 'warn';
  readonly to: string;
  readonly link: string;
  readonly children: ReactNode;
}

const PackFault = ({ tone = 'bad', to, link, children }: PackFaultProps) => (
  <>
    <Alert tone={tone}>{children}</Alert>
    <ButtonLink wide to={to}>
      {link}
    </ButtonLink>
  </>
);
