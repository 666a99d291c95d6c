import type { ReactNode } from 'react';
import { loadMaintenance, selectMaintenance } from '../../../../store/app/maintenance';
import { ADD_PACKS, MY_PACKS, RENEW } from '../../../../store/core/paths';
import { compareDates } from '../../../../store/core/values/dates';
import { loadAlerts, newestAlertFirst, selectAlertsByWeight } from '../../../../store/inbox/alerts';
import { faultsAt, selectAnnouncements } from '../../../../store/inbox/serviceAnnouncements';
import { loadActivePacks, requestAllPacks, selectActivePacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../../../store/wire/entities/packs/packStatus';
import type { ServiceAnnouncement } from '../../../../store/wire/entities/service/serviceAnnouncements';
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
import type { GuideStepProps } from './Questions';
import { StepTitle } from './stepParts';

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
    pack.stbno === stbno || (pack.stbno === '' && pack.producttype.toUpperCase() !== 'BROADBAND');

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

/** Checks possible causes of the fault: expired packs, announced faults, the operator's systems, alerts. */
export const Checks = ({
  stbno,
  dispatchGuide,
  isReached,
}: GuideStepProps & { readonly stbno: string }) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectActivePacks);
  const check = packs && checkPacks(packs, stbno);
  const announcements = useAppSelector(selectAnnouncements);
  const faults = faultsAt(announcements, useNowForAnnouncements(announcements));
  const isFine = check?.kind === 'running' && faults.length === 0;
  return (
    <>
      <StepTitle isReached={isReached}>{t.checks}</StepTitle>
      <Loaded
        flow={loadActivePacks}
        value={packs}
        onRetry={() => dispatch(requestAllPacks())}
        skeleton={<SkeletonLines count={2} />}
      >
        {() => check && <PackCheckResult check={check} />}
      </Loaded>
      {faults.length === 0 ? <OperatorStatus /> : <AnnouncedFaults faults={faults} />}
      <OperatorAlerts hasFaults={faults.length > 0} />
      {/* Always enabled, so that the next step can be reached even if a check could not be loaded. */}
      <Button
        wide
        tone={isFine ? 'primary' : 'ghost'}
        onClick={() => dispatchGuide({ type: 'checksRead' })}
      >
        {isFine ? t.next : t.goOn}
      </Button>
    </>
  );
};

const AnnouncedFaults = ({ faults }: { readonly faults: readonly ServiceAnnouncement[] }) => (
  <OperatorNews tone="warn">
    {faults.map(({ id, title, text }) => (
      <ListRow
        key={id}
        title={<OperatorText text={title} empty={EMPTY_TEXT} />}
        sub={<OperatorText text={text} />}
      />
    ))}
  </OperatorNews>
);

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
  // A failed request makes an earlier answer out of date, except the answer that the systems are down.
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

/** The result of the pack check, with a link to renew or to add packs. */
const PackCheckResult = ({ check }: { readonly check: PackCheck }) => {
  const t = useText(guideText);
  switch (check.kind) {
    case 'none':
      return (
        <>
          <Alert tone="bad">{t.packsNone}</Alert>
          <ButtonLink wide to={ADD_PACKS}>
            {t.add}
          </ButtonLink>
        </>
      );
    case 'running':
      return <Alert tone="ok">{t.packsRun}</Alert>;
    case 'failed':
      return (
        <>
          <Alert tone="bad">
            {t.packsFailed(check.packs.map(({ productname }) => productname).join(', '))}
          </Alert>
          <ButtonLink wide to={MY_PACKS}>
            {t.myPacks}
          </ButtonLink>
        </>
      );
    case 'partly':
      return (
        <>
          <Alert tone="warn">
            {t.packsPartly(check.packs.map(({ productname }) => productname).join(', '))}
          </Alert>
          <Renew />
        </>
      );
    case 'over':
      return (
        <>
          <Alert tone="bad">
            <p>
              <SentenceWithDate sentence={t.packsOver} date={check.expirydate} />
            </p>
            <p>{t.packsOverThen}</p>
          </Alert>
          <Renew />
        </>
      );
  }
};

const Renew = () => {
  const t = useText(guideText);
  return (
    <ButtonLink wide to={RENEW}>
      {t.renew}
    </ButtonLink>
  );
};
