import { useState } from 'react';
import styled from 'styled-components';
import { loadEquipment, selectLoadedBoxes } from '../../../../store/account/equipment';
import {
  isDirectCustomer,
  loadSubscriber,
  selectUserInfo,
} from '../../../../store/account/subscriber';
import { LICENCES, SUPPORT } from '../../../../store/core/paths';
import { selectCustomerId } from '../../../../store/identity/session';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { useOperator } from '../../../ui/frame/operator';
import { TwoColumns } from '../../../ui/layout/Columns';
import { OutwardLink } from '../../../ui/layout/InlineLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { contactText } from '../help.text';
import { GetHelp } from '../newTicket/GetHelp';
import { ContactCard } from './ContactCard';
import { type KnownFact, messageOf, useContactFacts, useLastPayment } from './contactFacts';
import { callLink, chatLink, mailTo, textLink } from './contactLinks';

const CopyResult = styled.span`
  &:not(:empty) {
    margin-inline-end: ${space.m};
  }
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 400;
`;

interface CopyButtonProps {
  readonly value: string;
  /** The name of the value, which is part of the button's accessible name. */
  readonly name: string;
}

const CopyButton = ({ value, name }: CopyButtonProps) => {
  const t = useText(contactText);
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult(t.copied);
    } catch {
      // The browser refused, or the page is not a secure context and `clipboard` is undefined.
      setResult(t.copyFailed);
    }
  };
  return (
    <>
      <CopyResult role="status">{result}</CopyResult>
      <Button tone="ghost" onClick={() => void copy()}>
        {t.copy}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  );
};

/** The contacts of the local operator and of customer care, and the numbers to have at hand. */
export const ContactScreen = () => {
  const t = useText(contactText);
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectUserInfo);
  const isSubscriberSettled = useIsSettled(loadSubscriber, subscriber);
  const areBoxesSettled = useIsSettled(loadEquipment, useAppSelector(selectLoadedBoxes));
  const isOpen = useRevealInOrder(isSubscriberSettled && areBoxesSettled);
  useLoadOnMount(loadEquipment);
  return (
    <>
      <ScreenTitle title={t.title} />
      <TwoColumns $gap="l" $wideGap="xl">
        <Loaded
          flow={loadSubscriber}
          value={subscriber}
          onRetry={() => dispatch(loadSubscriber.requested())}
          skeleton={<SkeletonCard />}
        >
          {(loaded) => <LocalOperator subscriber={loaded} />}
        </Loaded>
        {isOpen && <CareAndSupport />}
      </TwoColumns>
    </>
  );
};

const LocalOperator = ({ subscriber }: { readonly subscriber: Subscriber }) => {
  const t = useText(contactText);
  const { lconame, lcomobileno } = subscriber;
  const message = messageOf(useContactFacts());
  if (isDirectCustomer(subscriber)) return null;
  const name = lconame || t.lco;
  return (
    <ContactCard
      title={t.lco}
      description={t.lcoDescription}
      facts={[
        { name: t.name, value: lconame },
        { name: t.phone, value: lcomobileno },
      ]}
      links={[
        { to: callLink(lcomobileno), label: t.call(name) },
        { to: textLink(lcomobileno, message), label: t.message(name) },
      ]}
    />
  );
};

/** The parts after the local operator. Rendered once subscriber and boxes are settled, so that nothing moves. */
const CareAndSupport = () => {
  const t = useText(contactText);
  const { name, phone = '', email = '', messageLink } = useOperator();
  const customer = useAppSelector(selectCustomerId);
  const facts = useContactFacts();
  const message = messageOf(facts);
  return (
    <>
      <FactsAtHand facts={facts} />
      <ContactCard
        title={t.care}
        description={t.careDescription}
        facts={[
          { name: t.phone, value: phone },
          { name: t.email, value: email },
        ]}
        links={[
          { to: callLink(phone), label: t.call(name) },
          { to: chatLink(messageLink, message), label: t.message(name) },
          { to: mailTo(email, t.subject(customer), message), label: t.write },
        ]}
      />
      <Stack>
        <p>{t.supportDescription}</p>
        <ButtonLink to={SUPPORT} tone="ghost">
          {t.support}
        </ButtonLink>
      </Stack>
      <OutwardLink href={LICENCES} hrefLang="en" target="_blank" rel="noopener noreferrer">
        {t.licences}
      </OutwardLink>
    </>
  );
};

/** What support asks for. The boxes are left out until they are loaded. */
const FactsAtHand = ({ facts }: { readonly facts: readonly KnownFact[] }) => {
  const t = useText(contactText);
  const dispatch = useAppDispatch();
  const boxes = useAppSelector(selectLoadedBoxes);
  const last = useLastPayment();
  return (
    <ContactCard
      title={t.hand}
      facts={facts.map(({ name, value, copied }) => ({
        ...{ name, value },
        action: copied === undefined ? undefined : <CopyButton value={copied} name={name} />,
      }))}
    >
      <Loaded
        flow={loadEquipment}
        value={boxes}
        onRetry={() => dispatch(loadEquipment.requested())}
        skeleton={null}
      >
        {() => null}
      </Loaded>
      {last && (
        <GetHelp
          question={last.hasFailed ? 'failed' : 'unconfirmed'}
          reference={last.txnid}
          amount={last.payment.bill.amount}
          time={last.payment.begun}
        />
      )}
    </ContactCard>
  );
};
