import type { Pack } from '../../../../store/wire/entities/packs/packs';
import {
  unknownLeft,
  unknownSettled,
  loadRenewable,
  renewPacks,
  selectIsRenewing,
  selectRenewalPacks,
  selectInferredOutcome,
  type Renewal,
  type UnknownRenewal,
} from '../../../../store/renewal/renewal';
import { endsLater, isSamePack } from '../../../../store/renewal/renewalResults';
import type { RenewalLine } from '../../../../store/renewal/renewalTerms';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { Loaded } from '../../../app/hooks/Loaded';
import { useByIdempotency } from '../../../app/useByIdempotency';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { List, Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Card, Stack } from '../../../ui/layout/Card';
import { SkeletonLines, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { SentenceWithDate } from '../SentenceWithDate';
import { AmountList } from '../choose/AmountList';
import { ReadingColumn } from '../ReadingColumn';
import { RenewalRefusalAlert } from './RenewalRefusalAlert';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { resultsText } from './results.text';
import { packKey } from '../../../../store/packs/packList';

interface UnknownRenewalViewProps {
  readonly unknownRenewal: UnknownRenewal;
}

const useReload = () => {
  const dispatch = useAppDispatch();
  return {
    packs: () => dispatch(loadRenewable.requested({ productstatus: 'ALL' })),
    balance: () => dispatch(loadSubscriber.requested()),
  };
};

/** The renewal left and no answer came: packs and balance are asked, and say what they say. */
export const UnknownRenewalView = ({ unknownRenewal }: UnknownRenewalViewProps) => {
  const t = useText(resultsText);
  const reload = useReload();
  const packs = useAppSelector(selectRenewalPacks);
  const { renewal, arePacksFresh, isBalanceFresh } = unknownRenewal;
  return (
    <>
      <ScreenTitle title={t.unknownTitle} view="unknown" />
      <ReadingColumn>
        <OutcomeUnknown>{t.unknown}</OutcomeUnknown>
        <Card>
          <Section title={t.now}>
            <Loaded
              flow={loadRenewable}
              value={arePacksFresh ? packs : null}
              onRetry={reload.packs}
              skeleton={<SkeletonRows count={renewal.lines.length} end={false} />}
            >
              {(fresh) => <PackEnds lines={renewal.lines} packs={fresh} />}
            </Loaded>
          </Section>
          <Section title={t.nowBalance}>
            <Loaded
              flow={loadSubscriber}
              value={isBalanceFresh ? unknownRenewal : null}
              onRetry={reload.balance}
              skeleton={<SkeletonLines count={2} />}
            >
              {({ balance }) => (
                <AmountList>
                  <dt>{t.before}</dt>
                  <dd>
                    <Money amount={renewal.balance} />
                  </dd>
                  <dt>{t.after}</dt>
                  <dd>
                    <Money amount={balance} />
                  </dd>
                </AmountList>
              )}
            </Loaded>
          </Section>
          <RenewalRefusalAlert />
          <NextSteps renewal={renewal} />
        </Card>
      </ReadingColumn>
    </>
  );
};

interface PackEndsProps {
  readonly lines: readonly RenewalLine[];
  readonly packs: readonly Pack[];
}

const PackEnds = ({ lines, packs }: PackEndsProps) => {
  const t = useText(resultsText);
  return (
    <List>
      {lines.map((line) => {
        const now = packs.find(isSamePack(line));
        return (
          <Row
            key={packKey(line)}
            title={<TextOr text={line.productname} />}
            sub={
              now === undefined ? (
                t.gone
              ) : (
                <SentenceWithDate
                  sentence={endsLater(line, now) ? t.movedTo : t.stillEnds}
                  date={now.expirydate}
                />
              )
            }
          />
        );
      })}
    </List>
  );
};

const NextSteps = ({ renewal }: { readonly renewal: Renewal }) => {
  const t = useText(resultsText);
  const byIdempotency = useByIdempotency();
  const dispatch = useAppDispatch();
  const again = useReload();
  const outcome = useAppSelector(selectInferredOutcome);
  const isBusy = useAppSelector(selectIsRenewing);
  // Packs and balance must both have loaded.
  if (outcome === null) return null;
  return (
    <Stack>
      <p role="status">{byIdempotency(t.outcomes[outcome])}</p>
      {outcome === 'renewed' ? (
        <Button wide onClick={() => dispatch(unknownSettled())}>
          {t.done}
        </Button>
      ) : (
        <>
          <Button
            wide
            onClick={() => {
              again.packs();
              again.balance();
            }}
          >
            {t.lookAgain}
          </Button>
          <Button
            tone="ghost"
            wide
            busy={isBusy}
            onClick={() => dispatch(renewPacks.requested(renewal))}
          >
            {t.sendAgain(moneyText(renewal.total))}
          </Button>
          <Button tone="ghost" wide onClick={() => dispatch(unknownLeft())}>
            {t.choose}
          </Button>
        </>
      )}
    </Stack>
  );
};
