import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { target } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { Section } from '../../../ui/layout/Section';
import { FactList } from '../../../ui/data/FactList';
import { profileText } from './profile.text';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

interface AccountFactsProps {
  readonly of: Subscriber;
}

/** What the operator keeps of the account, in plain words. Nothing of it can be changed here. */
export const AccountFacts = ({ of: subscriber }: AccountFactsProps) => {
  const t = useText(profileText);
  return (
    <Section title={t.account} actions={<Way to={`${HOME}/myprofile/kyc`}>{t.kycWay}</Way>}>
      <FactList
        facts={[
          [t.customerid, subscriber.customerid],
          [t.username, subscriber.username],
          [t.status, inWords(t.statuses, subscriber.customerstatus)],
          [t.kyc, inWords(t.kycStatuses, subscriber.kycstatus)],
          [t.aadhaar, subscriber.aadhaar],
          [t.customertype, inWords(t.types, subscriber.customertype)],
          [t.registered, <DateText key="registered" of={subscriber.registeredon} />],
          [t.agreement, inWords(t.agreements, subscriber.companyagreement)],
          [t.free, inWords(t.frees, subscriber.freecustomer)],
        ]}
      />
    </Section>
  );
};
