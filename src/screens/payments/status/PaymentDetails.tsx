import styled from 'styled-components';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { visibleEndOf } from '../../../../store/payments/maskedAccount';
import { selectAttemptByTxnid, selectChecked } from '../../../../store/payments/payments';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { inWords, isIn } from '../../../text/words';
import { color, size } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { DateText } from '../../../ui/data/DateText';
import { PairList } from '../../../ui/data/PairList';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Card } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { paymentDetailsText, purposesText } from '../payments.text';
import { PackResults } from './PackResults';
import { useTxnid } from './txnidInAddress';

const Purpose = styled.div`
  text-align: end;
`;

const Named = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/** The operator names what these were paid for (the plan, the service); the others are named by their purpose. */
const NAMED: ReadonlySet<string> = new Set(['OFFER', 'OTT']);
/** Of these it names the packs besides. */
const WITH_PACKS: ReadonlySet<string> = new Set(['CART', 'RENEWAL']);

/** The payment as the operator has recorded it, the result of each pack, and what comes next. */
export const PaymentDetails = () => {
  const txnid = useTxnid();
  const checked = useAppSelector((state) => selectChecked(state, txnid));
  if (!checked) return null;
  const { status, purpose, results } = checked;
  return (
    <Stack>
      <RecordedPayment payment={checked} />
      {results.length > 0 && (
        <Card>
          <PackResults payment={checked} />
        </Card>
      )}
      {status === 'paid' && purpose === 'OFFER' && <InstallationVisit txnid={txnid} />}
    </Stack>
  );
};

interface RecordedPaymentProps {
  readonly payment: CheckedPayment;
}

const RecordedPayment = ({ payment }: RecordedPaymentProps) => {
  const t = useText(paymentDetailsText);
  const purposes = useText(purposesText);
  const { status, productinfo, mode, addedon, bankReference, purpose, orderid } = payment;
  const attempt = useAppSelector((state) => selectAttemptByTxnid(state, payment.txnid));
  const account = visibleEndOf(attempt?.bill.account ?? '');
  const dueDate = attempt?.dueDate ?? '';
  const isNamed = isIn(purposes, purpose) && !NAMED.has(purpose);
  const whatFor = (
    <Purpose>
      <TextOrDashes text={isNamed ? purposes[purpose] : productinfo} />
      {WITH_PACKS.has(purpose) && productinfo !== '' && <Named>{productinfo}</Named>}
    </Purpose>
  );
  return (
    <Card>
      <PairList
        pairs={[
          { name: t.whatFor, value: whatFor },
          ...(account === '' ? [] : [{ name: t.account, value: <ReferenceText text={account} /> }]),
          ...(purpose === 'OFFER'
            ? [{ name: t.order, value: <ReferenceText text={orderid} /> }]
            : []),
          // A known mode is shown in words; another one as the provider writes it.
          { name: status === 'paid' ? t.mode : t.modeTried, value: inWords(t.modes, mode) },
          { name: t.when, value: <DateText date={addedon} withTime /> },
          ...(status === 'paid' && dueDate !== ''
            ? [{ name: t.due, value: <DateText date={dueDate} /> }]
            : []),
          ...(bankReference === ''
            ? []
            : [{ name: t.bank, value: <ReferenceText text={bankReference} /> }]),
        ]}
      />
    </Card>
  );
};

/** The connection is ordered and paid; the browser that ordered it has the order still. */
const InstallationVisit = ({ txnid }: { readonly txnid: string }) => {
  const t = useText(paymentDetailsText);
  const isOurs = useAppSelector((state) => selectAttemptByTxnid(state, txnid)) !== null;
  return (
    <Section title={t.next}>
      <p>{t.visit}</p>
      {isOurs && <ButtonLink to={offerStepPath('placed')}>{t.seeOrder}</ButtonLink>}
    </Section>
  );
};
