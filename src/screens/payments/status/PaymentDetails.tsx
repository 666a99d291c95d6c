import { offerStepPath } from '../../../../store/core/viewPaths';
import { visibleEndOf } from '../../../../store/payments/maskedAccount';
import { selectAttemptByTxnid, selectChecked } from '../../../../store/payments/payments';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { inWords, isIn } from '../../../text/words';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Card } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { useStreamingService } from '../ott/streamingService';
import { paymentDetailsText, purposesText, termText } from '../payments.text';
import { PackResults } from './PackResults';
import { useTxnid } from './txnidInAddress';

/** Purposes for which the operator's name of the plan or service is shown in place of the name of the purpose. */
const NAMED: ReadonlySet<string> = new Set(['OFFER', 'OTT']);
/** Purposes for which the names of the packs are shown too. */
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

const RecordedPayment = ({ payment }: { readonly payment: CheckedPayment }) => {
  const t = useText(paymentDetailsText);
  const purposes = useText(purposesText);
  const { status, productinfo, mode, addedon, bankReference, purpose, orderid } = payment;
  const attempt = useAppSelector((state) => selectAttemptByTxnid(state, payment.txnid));
  const account = visibleEndOf(attempt?.bill.account ?? '');
  const { term: termLabel } = useText(termText);
  const { term } = useStreamingService(attempt);
  const dueDate = attempt?.dueDate ?? '';
  const isNamed = isIn(purposes, purpose) && !NAMED.has(purpose);
  const whatFor = (
    <>
      <TextOrDashes text={isNamed ? purposes[purpose] : productinfo} />
      {WITH_PACKS.has(purpose) && productinfo !== '' && <SoftText as="div">{productinfo}</SoftText>}
    </>
  );
  return (
    <Card>
      <FactList
        look="rows"
        facts={[
          [t.whatFor, whatFor],
          term === '' ? null : [termLabel, term],
          account === '' ? null : [t.account, <ReferenceText key="account" text={account} />],
          purpose === 'OFFER' ? [t.order, <ReferenceText key="order" text={orderid} />] : null,
          // A mode that the portal does not know is shown as the provider writes it.
          [t.method, inWords(t.modes, mode)],
          [t.when, <DateText key="when" date={addedon} withTime />],
          status === 'paid' && dueDate !== ''
            ? [t.due, <DateText key="due" date={dueDate} />]
            : null,
          bankReference === '' ? null : [t.bank, <ReferenceText key="bank" text={bankReference} />],
        ]}
      />
    </Card>
  );
};

/** A paid order for a new connection. Only the browser in which the order was placed can show it. */
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
