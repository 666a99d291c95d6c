import { useEffect } from 'react';
import { selectSubscriber } from '../../../../store/account/profile';
import { isDirectCustomer, loadSubscriber } from '../../../../store/account/subscriber';
import { CONTACT, KYC } from '../../../../store/core/paths';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { AccountSection } from '../../../app/frame/AccountSection';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { dialNumber } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { Card } from '../../../ui/layout/Card';
import { TwoColumns } from '../../../ui/layout/Columns';
import { Folded } from '../../../ui/layout/Folded';
import { InlineLink, OutwardLink } from '../../../ui/layout/InlineLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Row, Stack } from '../../../ui/layout/Stack';
import { profileText } from '../account.text';
import { DetailsSection, PasswordSection, preloadForms } from './ProfileSections';
import { ProfileTabs } from './ProfileTabs';

interface OperatorFactsProps {
  readonly subscriber: Subscriber;
}

/** The contact of the local cable operator, or of the platform for its direct customers. */
const OperatorFacts = ({ subscriber }: OperatorFactsProps) => {
  const t = useText(profileText);
  const { name, phone = '' } = useOperator();
  const { lconame, lcomobileno } = subscriber;
  const isDirect = isDirectCustomer(subscriber);
  const isUnknown = !isDirect && lconame === '' && lcomobileno === '';
  return (
    <Section title={t.operator}>
      {isDirect && <p>{t.direct(name)}</p>}
      {isUnknown && <p>{t.noOperator}</p>}
      {!isDirect && !isUnknown && (
        <FactList
          facts={[
            [t.lco, lconame],
            [t.lcoNumber, lcomobileno],
          ]}
        />
      )}
      <Row $gap="none xl">
        <CallLinks who={isDirect ? name : lconame} number={isDirect ? phone : lcomobileno} />
        <InlineLink to={CONTACT}>{t.contact}</InlineLink>
      </Row>
    </Section>
  );
};

interface CallLinksProps {
  readonly who: string;
  readonly number: string;
}

/** Links to call and to message a number; nothing when it cannot be dialled. */
const CallLinks = ({ who, number }: CallLinksProps) => {
  const t = useText(profileText);
  const dial = dialNumber(number);
  if (dial === null) return null;
  const name = who.trim() || t.theOperator;
  return (
    <>
      <OutwardLink href={`tel:${dial}`} aria-label={t.callNamed(name)}>
        {t.call}
      </OutwardLink>
      <OutwardLink href={`sms:${dial}`} aria-label={t.messageNamed(name)}>
        {t.message}
      </OutwardLink>
    </>
  );
};

export const ProfileScreen = () => {
  const t = useText(profileText);
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectSubscriber);
  const isOpen = useRevealInOrder(useIsSettled(loadSubscriber, subscriber));
  useEffect(preloadForms, []);
  return (
    <>
      <ScreenTitle title={t.title} />
      <ProfileTabs />
      <Loaded
        isPage
        flow={loadSubscriber}
        value={subscriber}
        onRetry={() => dispatch(loadSubscriber.requested())}
        skeleton={<ProfileSkeleton />}
      >
        {(loaded) => <Profile subscriber={loaded} />}
      </Loaded>
      {isOpen && <AccountSection />}
    </>
  );
};

const Profile = ({ subscriber }: { readonly subscriber: Subscriber }) => (
  <TwoColumns $gap="xl" $wideGap="xl" $second="min(22rem, 40%)">
    <Stack $gap="xl">
      <Card>
        <DetailsSection subscriber={subscriber} />
      </Card>
      <AccountFacts subscriber={subscriber} />
    </Stack>
    <Stack $gap="xl">
      <OperatorFacts subscriber={subscriber} />
      <PasswordSection username={subscriber.username} />
    </Stack>
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

interface AccountFactsProps {
  readonly subscriber: Subscriber;
}

/** The account data that the subscriber cannot change here. */
const AccountFacts = ({ subscriber }: AccountFactsProps) => {
  const t = useText(profileText);
  return (
    <Section title={t.account} actions={<InlineLink to={KYC}>{t.kycLink}</InlineLink>}>
      <FactList
        facts={[
          [t.customerid, subscriber.customerid],
          [t.username, subscriber.username],
          [t.status, inWords(t.statuses, subscriber.customerstatus)],
          [t.kyc, inWords(t.kycStatuses, subscriber.kycstatus)],
          [t.aadhaar, subscriber.aadhaar.slice(-4)],
          [t.customertype, inWords(t.types, subscriber.customertype)],
          [t.registered, <DateText key="registered" date={subscriber.registeredon} />],
          [t.agreement, inWords(t.agreements, subscriber.companyagreement)],
        ]}
      />
      <Folded summary={t.connection}>
        <FactList
          facts={[
            [t.lcotype, inWords({ LCO: t.lco }, subscriber.lcotype)],
            [t.entitytype, inWords({ LCO: t.lco }, subscriber.entitytype)],
            [t.created, <DateText key="created" date={subscriber.created} />],
            [t.freecustomer, inWords(t.yesNo, subscriber.freecustomer)],
          ]}
        />
      </Folded>
    </Section>
  );
};
