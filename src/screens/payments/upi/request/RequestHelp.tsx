import type { PaymentAttempt } from '../../../../../store/payments/attempt';
import { useText } from '../../../../text/useText';
import { CopyText } from '../../../../ui/feedback/CopyText';
import { GetHelp } from '../../../help/newTicket/GetHelp';
import { upiText } from './upi.text';

interface RequestHelpProps {
  readonly question: 'unconfirmed' | 'failed';
  readonly request: PaymentAttempt & { readonly txnid: string };
}

/** The reference of a request to pay that was not paid or is not known, and help with it. */
export const RequestHelp = ({ question, request: { txnid, bill, begun } }: RequestHelpProps) => {
  const t = useText(upiText);
  return (
    <>
      <CopyText label={t.reference} text={txnid} />
      <GetHelp question={question} reference={txnid} amount={bill.amount} time={begun} />
    </>
  );
};
