import { loadAlerts, selectAlertsByWeight } from '../../../../store/inbox/alerts';
import { selectFailure } from '../../../../store/core/flows';
import { loadMaintenance, selectIsUnderMaintenance } from '../../../../store/app/maintenance';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { Loaded } from '../../../app/hooks/Loaded';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { DateText } from '../../../ui/data/DateText';
import { List, Row } from '../../../ui/data/List';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { guideText } from './guide.text';
import { checkPacks, type PackCheck } from './packCheck';
import { StepTitle } from './stepParts';
import type { GuideStepProps } from './Questions';

/** The operator's newest are the ones that may explain it. */
const MAX_ALERTS = 2;

/** Planned work, a pack that has ended, a message from the operator: each may be the whole answer. */
export const Checks = ({ stbno, move, isReached }: GuideStepProps & { readonly stbno: string }) => {
  const t = useText(guideText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectActivePacks);
  const verdict = packs && checkPacks(packs, stbno);
  const isFine = verdict?.kind === 'running';
  return (
    <>
      <StepTitle isReached={isReached}>{t.checks}</StepTitle>
      <Loaded
        flow={loadActivePacks}
        value={packs}
        onRetry={() => dispatch(loadActivePacks.requested({ productstatus: 'ALL' }))}
        skeleton={<SkeletonLines count={2} />}
      >
        {() => verdict && <PackCheckResult of={verdict} />}
      </Loaded>
      <OperatorStatus />
      <OperatorAlerts />
      {/* A check that did not come does not hold anybody up. */}
      <Button wide tone={isFine ? 'primary' : 'ghost'} onClick={() => move({ type: 'checksRead' })}>
        {isFine ? t.next : t.goOn}
      </Button>
    </>
  );
};

const OperatorStatus = () => {
  const t = useText(guideText);
  const isDown = useAppSelector(selectIsUnderMaintenance);
  const hasFailed = useAppSelector((state) => selectFailure(state, loadMaintenance)) !== null;
  if (isDown) return <Alert tone="warn">{t.operatorDown}</Alert>;
  return hasFailed ? (
    <Alert tone="warn">{t.operatorUnknown}</Alert>
  ) : (
    <Alert tone="ok">{t.operatorWorks}</Alert>
  );
};

const OperatorAlerts = () => {
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
      {(news) =>
        news.length === 0 ? (
          <Alert tone="ok">{t.noNews}</Alert>
        ) : (
          <Alert>
            <p>{t.news}</p>
            <List label={t.news}>
              {news.slice(0, MAX_ALERTS).map(({ idalert, message, created }) => (
                <Row
                  key={idalert}
                  title={<TextOr text={message} />}
                  sub={<DateText of={created} />}
                />
              ))}
            </List>
          </Alert>
        )
      }
    </Loaded>
  );
};

/** What the packs say; where they are the reason, the cure stands right under it. */
const PackCheckResult = ({ of: verdict }: { readonly of: PackCheck }) => {
  const t = useText(guideText);
  switch (verdict.kind) {
    case 'none':
      return (
        <>
          <Alert tone="bad">{t.packsNone}</Alert>
          <ButtonLink wide to={`${HOME}/addpacks`}>
            {t.add}
          </ButtonLink>
        </>
      );
    case 'running':
      return <Alert tone="ok">{t.packsRun}</Alert>;
    case 'partly':
      return (
        <>
          <Alert tone="warn">
            {t.packsPartly(verdict.packs.map(({ productname }) => productname).join(', '))}
          </Alert>
          <Renew />
        </>
      );
    case 'over':
      return (
        <>
          <Alert tone="bad">
            <p>
              {t.packsOver}
              <DateText of={verdict.expirydate} />
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
    <ButtonLink wide to={`${HOME}/mypacks/renew`}>
      {t.renew}
    </ButtonLink>
  );
};
