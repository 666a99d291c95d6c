import { useEffect } from 'react';
import { loadEquipment, selectPrimaryBox } from '../../../../store/account/equipment';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { selectCustomerId } from '../../../../store/identity/session';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { Loaded } from '../../../app/hooks/Loaded';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { useOperator } from '../../../ui/layout/operator';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { contactText } from './contact.text';
import { ContactCard } from './ContactCard';
import { CopyButton } from './CopyButton';
import { dialled, mailTo } from './numbers';

/** Whom to call or to write to, and what to have at hand then. */
export const ContactScreen = () => {
  const t = useText(contactText);
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectUserInfo);
  const isOpen = useRevealInOrder(useIsSettled(loadSubscriber, subscriber));
  useEffect(() => {
    dispatch(loadEquipment.requested());
  }, [dispatch]);
  return (
    <>
      <ScreenTitle title={t.title} />
      <Loaded
        flow={loadSubscriber}
        value={subscriber}
        onRetry={() => dispatch(loadSubscriber.requested())}
        skeleton={<SkeletonCard />}
      >
        {(known) => <LocalOperator of={known} />}
      </Loaded>
      {isOpen && <CareAndSupport />}
    </>
  );
};

const phoneLink = (way: 'tel' | 'sms', number: string): string | null => {
  const dial = dialled(number);
  return dial && `${way}:${dial}`;
};

/** A customer of the platform itself has no local operator (specification §6). */
const LocalOperator = ({ of: subscriber }: { readonly of: Subscriber }) => {
  const t = useText(contactText);
  const { customertype, lconame, lcomobileno } = subscriber;
  if (customertype.toUpperCase() === 'DP') return null;
  const who = lconame || t.lco;
  return (
    <ContactCard
      title={t.lco}
      why={t.lcoWhy}
      facts={[
        { name: t.name, value: lconame },
        { name: t.phone, value: lcomobileno },
      ]}
      ways={[
        { to: phoneLink('tel', lcomobileno), label: t.call(who) },
        { to: phoneLink('sms', lcomobileno), label: t.message(who) },
      ]}
    />
  );
};

/** What needs no answer, once what stands above has its place. */
const CareAndSupport = () => {
  const t = useText(contactText);
  const { name, phone = '', email = '' } = useOperator();
  const customer = useAppSelector(selectCustomerId);
  const box = useAppSelector(selectPrimaryBox)?.stbno ?? '';
  const copying = (value: string, label: string) =>
    value === '' ? undefined : <CopyButton value={value} name={label} />;
  return (
    <>
      <ContactCard
        title={t.hand}
        facts={[
          { name: t.customer, value: customer, action: copying(customer, t.customer) },
          { name: t.box, value: box, action: copying(box, t.box) },
        ]}
      />
      <ContactCard
        title={t.care}
        why={t.careWhy}
        facts={[
          { name: t.phone, value: phone },
          { name: t.email, value: email },
        ]}
        ways={[
          { to: phoneLink('tel', phone), label: t.call(name) },
          { to: mailTo(email, t.subject(customer)), label: t.write },
        ]}
      />
      <p>{t.supportWhy}</p>
      <ButtonLink to={`${HOME}/help/customersupport`} tone="ghost">
        {t.support}
      </ButtonLink>
    </>
  );
};
