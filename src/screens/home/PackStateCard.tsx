import {
  loadActivePacks,
  selectLastHome,
  selectPackState,
  selectRenewable,
} from '../../../store/packs/packs';
import { ADD_PACKS } from '../../../store/core/paths';
import { Loaded } from '../../app/hooks/Loaded';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Ring } from '../../ui/data/Ring';
import { Blank, BlankBlock, BlankCircle, Coming } from '../../ui/feedback/Skeleton';
import { controlHeight } from '../../theme/tokens';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';
import { LastKnownState } from './LastKnownHome';
import { NextEnding } from './NextEnding';
import { RenewalSummary } from './RenewalSummary';
import { SoftText } from '../../ui/layout/SoftText';
import {
  BigAmount,
  RenewalArea,
  BalanceLine,
  AmountBlock,
  Headline,
  AmountLabel,
  PackStateRow,
  StateCard,
} from './homeLayout';

/** Is my pack alive, and what does it cost to keep it so. */
export const PackStateCard = () => {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectPackState);
  const renewable = useAppSelector(selectRenewable);
  const last = useAppSelector(selectLastHome);
  const load = () => dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
  return (
    <Loaded
      flow={loadActivePacks}
      value={state && renewable && { state, renewable }}
      onRetry={load}
      skeleton={<PackStateSkeleton />}
      lastKnown={last && <LastKnownState last={last} onRetry={load} />}
    >
      {(packs) =>
        packs.state.running === 0 ? (
          <NoPacks />
        ) : (
          <StateCard>
            <NextEnding packState={packs.state} />
            <RenewalSummary renewable={packs.renewable} hasEnded={(packs.state.days ?? 0) < 0} />
          </StateCard>
        )
      }
    </Loaded>
  );
};

const NoPacks = () => {
  const t = useText(dashboardText);
  return (
    <StateCard>
      <PackStateRow>
        <Ring days={null} silent />
        <div>
          <Headline>{t.noPacks}</Headline>
          <SoftText>{t.noPacksDescription}</SoftText>
        </div>
      </PackStateRow>
      <RenewalArea>
        <ButtonLink wide to={ADD_PACKS}>
          {t.add}
        </ButtonLink>
      </RenewalArea>
    </StateCard>
  );
};

/** The card in its usual size, so that the page does not shift when it is filled. */
const PackStateSkeleton = () => (
  <Coming>
    <StateCard>
      <PackStateRow>
        <BlankCircle $width="96px" />
        <div>
          <Headline>
            <Blank $width="50%" />
          </Headline>
          <SoftText>
            <Blank $width="90%" />
          </SoftText>
        </div>
      </PackStateRow>
      <RenewalArea>
        <AmountBlock>
          <AmountLabel>
            <Blank $width="7rem" />
          </AmountLabel>
          <BigAmount>
            <Blank $width="8rem" />
          </BigAmount>
          <BalanceLine as="div">
            <Blank $width="70%" />
          </BalanceLine>
        </AmountBlock>
        <BlankBlock $height={controlHeight} />
      </RenewalArea>
    </StateCard>
  </Coming>
);
