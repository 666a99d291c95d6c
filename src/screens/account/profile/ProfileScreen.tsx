import { useEffect } from 'react';
import styled from 'styled-components';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { selectSubscriber } from '../../../../store/account/profile';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { AccountSection } from '../../../app/frame/AccountSection';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Card, Stack } from '../../../ui/layout/Card';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { AccountFacts } from './AccountFacts';
import { DetailsSection } from './DetailsSection';
import { preloadForms } from './lazyForms';
import { OperatorFacts } from './OperatorFacts';
import { PasswordSection } from './PasswordSection';
import { profileText } from './profile.text';
import { ProfileTabs } from './ProfileTabs';

/** One under the other on a phone; whom to call and the password beside the facts where there is room. */
const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) min(22rem, 40%);
  }
`;

/** Open on the page: only what can be changed stands on a sheet. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

/** Who I am to the operator, and what of it I can change. */
export const ProfileScreen = () => {
  const t = useText(profileText);
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectSubscriber);
  useEffect(preloadForms, []);
  return (
    <>
      <ScreenTitle title={t.title} />
      <ProfileTabs />
      <Loaded
        flow={loadSubscriber}
        value={subscriber}
        onRetry={() => dispatch(loadSubscriber.requested())}
        skeleton={<ProfileSkeleton />}
      >
        {(known) => <Profile of={known} />}
      </Loaded>
      <AccountSection />
    </>
  );
};

const Profile = ({ of: subscriber }: { readonly of: Subscriber }) => (
  <TwoColumns>
    <Column>
      <Card>
        <DetailsSection of={subscriber} />
      </Card>
      <AccountFacts of={subscriber} />
    </Column>
    <Column>
      <OperatorFacts of={subscriber} />
      <PasswordSection username={subscriber.username} />
    </Column>
  </TwoColumns>
);

const ProfileSkeleton = () => (
  <Stack>
    <Card>
      <SkeletonLines count={6} />
    </Card>
    <SkeletonLines count={9} />
  </Stack>
);
