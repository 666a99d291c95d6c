import type { Pack } from '../../../../store/wire/entities/packs/packs';
import {
  doubtLeft,
  doubtSettled,
  loadRenewable,
  renewPacks,
  selectIsRenewing,
  selectRenewalPacks,
  selectVerdict,
  type Renewal,
  type RenewalDoubt,
} from '../../../../store/renewal/renewal';
import { hasMoved, isPack } from '../../../../store/renewal/renewalResults';
import type { RenewalLine } from '../../../../store/renewal/renewalTerms';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { List, Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Card, Stack } from '../../../ui/layout/Card';
import { SkeletonLines, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { DateIn } from '../DateIn';
import { Figures } from '../choose/Figures';
import { Narrow } from '../Narrow';
import { Refusal } from './Refusal';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { resultsText } from './results.text';
import { packKey } from '../choose/useChoice';

interface DoubtViewProps {
  readonly of: RenewalDoubt;
}

const useLookAgain = () => {
  const dispatch = useAppDispatch();
  return {
    packs: () => dispatch(loadRenewable.requested({ productstatus: 'ALL' })),
    balance: () => dispatch(loadSubscriber.requested()),
  };
};

/** The renewal left and no answer came: packs and balance are asked, and say what they say. */
export const DoubtView = ({ of: doubt }: DoubtViewProps) => {
  const t = useText(resultsText);
  const again = useLookAgain();
  const packs = useAppSelector(selectRenewalPacks);
  const { renewal, arePacksFresh, isBalanceFresh } = doubt;
  return (
    <>
      <ScreenTitle title={t.doubtTitle} view="doubt" />
      <Narrow>
        <OutcomeUnknown>{t.doubt}</OutcomeUnknown>
        <Card>
          <Section title={t.now}>
            <Loaded
              flow={loadRenewable}
              value={arePacksFresh ? packs : null}
              onRetry={again.packs}
              skeleton={<SkeletonRows count={renewal.lines.length} end={false} />}
            >
              {(fresh) => <Ends lines={renewal.lines} packs={fresh} />}
            </Loaded>
          </Section>
          <Section title={t.nowBalance}>
            <Loaded
              flow={loadSubscriber}
              value={isBalanceFresh ? doubt : null}
              onRetry={again.balance}
              skeleton={<SkeletonLines count={2} />}
            >
              {({ balance }) => (
                <Figures>
                  <dt>{t.before}</dt>
                  <dd>
                    <Money of={renewal.balance} />
                  </dd>
                  <dt>{t.after}</dt>
                  <dd>
                    <Money of={balance} />
                  </dd>
                </Figures>
              )}
            </Loaded>
          </Section>
          <Refusal />
          <NextSteps of={renewal} />
        </Card>
      </Narrow>
    </>
  );
};

interface EndsProps {
  readonly lines: readonly RenewalLine[];
  readonly packs: readonly Pack[];
}

const Ends = ({ lines, packs }: EndsProps) => {
  const t = useText(resultsText);
  return (
    <List>
      {lines.map((line) => {
        const now = packs.find(isPack(line));
        return (
          <Row
            key={packKey(line)}
            title={<TextOr text={line.productname} />}
            sub={
              now === undefined ? (
                t.gone
              ) : (
                <DateIn words={hasMoved(line, now) ? t.movedTo : t.stillEnds} of={now.expirydate} />
              )
            }
          />
        );
      })}
    </List>
  );
};

const NextSteps = ({ of: renewal }: { readonly of: Renewal }) => {
  const t = useText(resultsText);
  const dispatch = useAppDispatch();
  const again = useLookAgain();
  const verdict = useAppSelector(selectVerdict);
  const isBusy = useAppSelector(selectIsRenewing);
  // Nobody has seen anything before both have come.
  if (verdict === null) return null;
  return (
    <Stack>
      <p role="status">{t.verdicts[verdict]}</p>
      {verdict === 'renewed' ? (
        <Button wide onClick={() => dispatch(doubtSettled())}>
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
          <Button tone="ghost" wide onClick={() => dispatch(doubtLeft())}>
            {t.choose}
          </Button>
        </>
      )}
    </Stack>
  );
};
