import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { space, target } from '../../../theme/tokens';
import { useOperator } from '../../../ui/layout/operator';
import { Section } from '../../../ui/layout/Section';
import { dialled } from './detailsSchema';
import { FactList } from '../../../ui/data/FactList';
import { profileText } from './profile.text';

const Ways = styled.div`
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
  readonly of: Subscriber;
}

/** Whom to call when something does not work: the local cable operator, or the platform itself. */
export const OperatorFacts = ({
  of: { customertype, lconame, lcomobileno },
}: OperatorFactsProps) => {
  const t = useText(profileText);
  const { name, phone = '' } = useOperator();
  const isDirect = customertype.toUpperCase() === 'DP';
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
      <Ways>
        <Reach who={isDirect ? name : lconame} number={isDirect ? phone : lcomobileno} />
        <Link to={`${HOME}/contactus`}>{t.contact}</Link>
      </Ways>
    </Section>
  );
};

interface ReachProps {
  readonly who: string;
  readonly number: string;
}

/** Only a number that can be dialled becomes a link. */
const Reach = ({ who, number }: ReachProps) => {
  const t = useText(profileText);
  const to = dialled(number);
  if (to === null) return null;
  const name = who.trim() || t.theOperator;
  return (
    <>
      <a href={`tel:${to}`} aria-label={t.callNamed(name)}>
        {t.call}
      </a>
      <a href={`sms:${to}`} aria-label={t.messageNamed(name)}>
        {t.message}
      </a>
    </>
  );
};
