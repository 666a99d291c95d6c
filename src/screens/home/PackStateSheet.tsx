import { loadActivePacks, selectPackState, selectRenewable } from '../../../store/packs/packs';
import { ADD_PACKS } from '../../../store/core/paths';
import { Loaded } from '../../app/hooks/Loaded';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/forms/ButtonLink';
import { Ring } from '../../ui/data/Ring';
import { Blank, BlankBlock, BlankCircle, Coming } from '../../ui/feedback/Skeleton';
import { controlHeight } from '../../theme/tokens';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';
import { Ending } from './Ending';
import { Renewal } from './Renewal';
import { Big, Bill, Enough, Figures, Headline, Label, Soft, State, StateSheet } from './sheets';

/** Is my pack alive, and what does it cost to keep it so. */
export const PackStateSheet = () => {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectPackState);
  const renewable = useAppSelector(selectRenewable);
  return (
    <Loaded
      flow={loadActivePacks}
      value={state && renewable && { state, renewable }}
      onRetry={() => dispatch(loadActivePacks.requested({ productstatus: 'ALL' }))}
      skeleton={<Shape />}
    >
      {(packs) =>
        packs.state.running === 0 ? (
          <NoPacks />
        ) : (
          <StateSheet>
            <Ending of={packs.state} />
            <Renewal of={packs.renewable} isOver={(packs.state.days ?? 0) < 0} />
          </StateSheet>
        )
      }
    </Loaded>
  );
};

const NoPacks = () => {
  const t = useText(dashboardText);
  return (
    <StateSheet>
      <State>
        <Ring days={null} silent />
        <div>
          <Headline>{t.noPacks}</Headline>
          <Soft>{t.noPacksWhy}</Soft>
        </div>
      </State>
      <Bill>
        <ButtonLink wide to={ADD_PACKS}>
          {t.add}
        </ButtonLink>
      </Bill>
    </StateSheet>
  );
};

/** The sheet in its usual size, made of its own parts, so that nothing moves when it is filled. */
const Shape = () => (
  <Coming>
    <StateSheet>
      <State>
        <BlankCircle $width="96px" />
        <div>
          <Headline>
            <Blank $width="50%" />
          </Headline>
          <Soft>
            <Blank $width="90%" />
          </Soft>
        </div>
      </State>
      <Bill>
        <Figures>
          <Label>
            <Blank $width="7rem" />
          </Label>
          <Big>
            <Blank $width="8rem" />
          </Big>
          <Enough as="div">
            <Blank $width="70%" />
          </Enough>
        </Figures>
        <BlankBlock $height={controlHeight} />
      </Bill>
    </StateSheet>
  </Coming>
);
