import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isDirectCustomer } from '../../../../store/account/subscriber';
import { CONTACT } from '../../../../store/core/paths';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { useText } from '../../../text/useText';
import { space, target } from '../../../theme/tokens';
import { FactList } from '../../../ui/data/FactList';
import { dialNumber } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { Section } from '../../../ui/layout/Section';
import { profileText } from './profile.text';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xl};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

interface OperatorFactsProps {
  readonly subscriber: Subscriber;
}

/** The contact of the local cable operator, or of the platform for its direct customers. */
export const OperatorFacts = ({ subscriber }: OperatorFactsProps) => {
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
      <Links>
        <CallLinks who={isDirect ? name : lconame} number={isDirect ? phone : lcomobileno} />
        <Link to={CONTACT}>{t.contact}</Link>
      </Links>
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
      <a href={`tel:${dial}`} aria-label={t.callNamed(name)}>
        {t.call}
      </a>
      <a href={`sms:${dial}`} aria-label={t.messageNamed(name)}>
        {t.message}
      </a>
    </>
  );
};
