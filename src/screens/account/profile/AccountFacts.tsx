import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { KYC } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { DateText } from '../../../ui/data/DateText';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Section } from '../../../ui/layout/Section';
import { FactList } from '../../../ui/data/FactList';
import { profileText } from './profile.text';

interface AccountFactsProps {
  readonly subscriber: Subscriber;
}

/** The account data that the subscriber cannot change here. */
export const AccountFacts = ({ subscriber }: AccountFactsProps) => {
  const t = useText(profileText);
  return (
    <Section title={t.account} actions={<InlineLink to={KYC}>{t.kycLink}</InlineLink>}>
      <FactList
        facts={[
          [t.customerid, subscriber.customerid],
          [t.username, subscriber.username],
          [t.status, inWords(t.statuses, subscriber.customerstatus)],
          [t.kyc, inWords(t.kycStatuses, subscriber.kycstatus)],
          [t.aadhaar, subscriber.aadhaar],
          [t.customertype, inWords(t.types, subscriber.customertype)],
          [t.registered, <DateText key="registered" date={subscriber.registeredon} />],
          [t.agreement, inWords(t.agreements, subscriber.companyagreement)],
          [t.free, inWords(t.frees, subscriber.freecustomer)],
        ]}
      />
    </Section>
  );
};
