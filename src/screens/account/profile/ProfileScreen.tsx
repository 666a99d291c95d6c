import { useEffect } from 'react';
import { selectLoadedBoxes } from '../../../../store/account/equipment';
import { selectSubscriber } from '../../../../store/account/profile';
import { isDirectCustomer, loadSubscriber } from '../../../../store/account/subscriber';
import { CONTACT } from '../../../../store/core/paths';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { AccountSection } from '../../../app/frame/AccountSection';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { Icon } from '../../../ui/data/Icon';
import { packsIcon } from '../../../ui/data/icons';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { CopyText } from '../../../ui/feedback/CopyText';
import { Pill } from '../../../ui/feedback/Pill';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { dialNumber } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { Card } from '../../../ui/layout/Card';
import { TwoColumns } from '../../../ui/layout/Columns';
import { Folded } from '../../../ui/layout/Folded';
import { InlineLink, OutwardLink } from '../../../ui/layout/InlineLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section, ServiceMark } from '../../../ui/layout/Section';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText, Text } from '../../../ui/layout/Text';
import { profileText } from '../account.text';
import { LoginSection, PersonSection, preloadForms } from './ProfileSections';
import { ProfileTabs } from './ProfileTabs';

interface SubscriberProps {
  readonly subscriber: Subscriber;
}

/** The contact of the local cable operator, or of the platform for its direct customers. */
const OperatorSection = ({ subscriber }: SubscriberProps) => {
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
        <div>
          <Text $strong $breaks>
            <TextOrDashes text={lconame} />
          </Text>
          <SoftText>
            <ReferenceText text={lcomobileno} />
          </SoftText>
        </div>
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

const Profile = ({ subscriber }: SubscriberProps) => (
  <>
    <TwoColumns $gap="xl" $wideGap="xl" $second="min(22rem, 40%)">
      <Stack $gap="l">
        <Card>
          <PersonSection subscriber={subscriber} />
        </Card>
        <Card>
          <ConnectionSection subscriber={subscriber} />
        </Card>
      </Stack>
      <Stack $gap="xl">
        <OperatorSection subscriber={subscriber} />
        <LoginSection username={subscriber.username} />
      </Stack>
    </TwoColumns>
    <AccountFacts subscriber={subscriber} />
  </>
);

const ProfileSkeleton = () => (
  <TwoColumns $gap="xl" $wideGap="xl" $second="min(22rem, 40%)">
    <Stack $gap="l">
      <Card>
        <SkeletonLines count={6} />
      </Card>
      <Card>
        <SkeletonLines count={6} />
      </Card>
    </Stack>
    <SkeletonLines count={6} />
  </TwoColumns>
);

/**
 * The number of the connection, which customer care asks for, its status and its type. The number of boxes is shown if
 * another screen has loaded the boxes.
 */
const ConnectionSection = ({ subscriber }: SubscriberProps) => {
  const t = useText(profileText);
  const boxes = useAppSelector(selectLoadedBoxes);
  const { customerid, customerstatus, customertype } = subscriber;
  return (
    <Section
      title={
        <Row as="span">
          <ServiceMark>
            <Icon path={packsIcon} />
          </ServiceMark>
          {t.connection}
        </Row>
      }
      actions={
        customerstatus !== '' && (
          <Pill $tone={customerstatus === 'REGISTERED' ? 'ok' : 'warn'}>
            {inWords(t.statuses, customerstatus)}
          </Pill>
        )
      }
    >
      <FactList
        look="one"
        facts={[[t.customerid, <CopyText key="customerid" text={customerid} />]]}
      />
      <FactList
        look="filling"
        facts={[
          [t.customertype, inWords(t.types, customertype)],
          boxes && [t.boxes, String(boxes.length)],
        ]}
      />
    </Section>
  );
};

/** The account data that few subscribers need. */
const AccountFacts = ({ subscriber }: SubscriberProps) => {
  const t = useText(profileText);
  return (
    <Folded summary={t.account}>
      <FactList
        facts={[
          [t.aadhaar, subscriber.aadhaar.slice(-4)],
          [t.registered, <DateText key="registered" date={subscriber.registeredon} />],
          [t.agreement, inWords(t.agreements, subscriber.companyagreement)],
          [t.lcotype, inWords({ LCO: t.lco }, subscriber.lcotype)],
          [t.entitytype, inWords({ LCO: t.lco }, subscriber.entitytype)],
          [t.created, <DateText key="created" date={subscriber.created} />],
          [t.freecustomer, inWords(t.yesNo, subscriber.freecustomer)],
        ]}
      />
    </Folded>
  );
};
