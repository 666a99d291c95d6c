import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { selectAttemptByTxnid, selectChecked } from '../../../../store/payments/payments';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import { useText } from '../../../text/useText';
import { inWords, isIn } from '../../../text/words';
import { color, size, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { DateText } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Card';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppSelector } from '../../../app/hooks';
import { purposesText } from '../pay/purposes.text';
import { PackResults } from './PackResults';
import { paymentDetailsText } from './paymentDetails.text';
import { txnidIn } from './paymentStatus';

const Facts = styled.dl`
  display: grid;
  gap: ${space.m};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** The operator says by name what these are for, the plan or the service; of the others our word says as much. */
const NAMED: ReadonlySet<string> = new Set(['OFFER', 'OTT']);

/** What the operator has in its books, what became of each pack, and what comes next. */
export const PaymentDetails = () => {
  const txnid = txnidIn(useSearchParams()[0]);
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  if (!checked) return null;
  const { status, purpose, results } = checked;
  return (
    <Stack>
      <InTheBooks of={checked} />
      {results.length > 0 && <PackResults of={checked} />}
      {status === 'paid' && purpose === 'OFFER' && <Visit txnid={txnid} />}
    </Stack>
  );
};

interface InTheBooksProps {
  readonly of: CheckedPayment;
}

const InTheBooks = ({ of: checked }: InTheBooksProps) => {
  const t = useText(paymentDetailsText);
  const purposes = useText(purposesText);
  const { amount, productinfo, mode, addedon, bankReference, purpose, orderid } = checked;
  return (
    <Facts>
      <Fact name={t.amount}>
        <Money of={amount} size="big" />
      </Fact>
      <Fact name={t.whatFor}>
        <TextOr
          text={isIn(purposes, purpose) && !NAMED.has(purpose) ? purposes[purpose] : productinfo}
        />
      </Fact>
      {purpose === 'OFFER' && <Fact name={t.order}>{orderid}</Fact>}
      <Fact name={t.mode}>
        {/* A way of paying we know by name is said in words; another one is the provider's own. */}
        <TextOr text={inWords(t.modes, mode)} />
      </Fact>
      <Fact name={t.when}>
        <DateText of={addedon} withTime />
      </Fact>
      {bankReference !== '' && <Fact name={t.bank}>{bankReference}</Fact>}
    </Facts>
  );
};

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The connection is ordered and paid; the browser that ordered it has the order still. */
const Visit = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(paymentDetailsText);
  const isOurs = useAppSelector((state) => selectAttemptByTxnid(state, txnid)) !== null;
  return (
    <Section title={t.next}>
      <p>{t.visit}</p>
      {isOurs && <ButtonLink to="/offerplans?step=placed">{t.seeOrder}</ButtonLink>}
    </Section>
  );
};
