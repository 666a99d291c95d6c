import { selectLoadedBoxes } from '../../../../store/account/equipment';
import { selectCustomerId } from '../../../../store/identity/session';
import { isCurrent, selectAllPacks } from '../../../../store/packs/packList';
import { packNameOf } from '../../../../store/packs/packResult';
import { mayTakeMoney, type PaymentAttempt, txnidOf } from '../../../../store/payments/attempt';
import { selectChecked } from '../../../../store/payments/payments';
import { hasFailedWithoutMoney } from '../../../../store/payments/statusCheck';
import type { RootState } from '../../../../store/root/rootReducer';
import { useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { shortReference } from '../../../ui/data/TextOrDashes';
import { contactText } from '../help.text';

export interface KnownFact {
  readonly name: string;
  readonly value: string;
  /** The full text for "Copy" and for a message. Missing if `value` is the full text and there is no "Copy". */
  readonly copied?: string;
}

/** Other screens load the payments. "Contact us" uses what they have loaded. */
type KnownPayments = Pick<RootState, 'session'> & Partial<Pick<RootState, 'payments'>>;

const NONE: readonly never[] = [];

/** The subscriber's last payment at a provider, if it has a reference and failed, may take money or may have taken it. */
const selectLastPayment = (state: KnownPayments): PaymentAttempt | null => {
  const customerid = selectCustomerId(state);
  const [last] = (state.payments?.attempts ?? NONE)
    .filter((attempt) => attempt.customerid === customerid)
    .sort((first, second) => second.begun - first.begun);
  if (last === undefined || txnidOf(last) === '') return null;
  return last.step === 'failed' || mayTakeMoney(last) ? last : null;
};

const selectHasFailed = ({ payments }: KnownPayments, payment: PaymentAttempt): boolean =>
  hasFailedWithoutMoney(payment, payments ? selectChecked({ payments }, txnidOf(payment)) : null);

/** The last payment to ask about, and whether it failed without money being taken. Otherwise it is not confirmed. */
export const useLastPayment = () => {
  const payment = useAppSelector(selectLastPayment);
  const hasFailed = useAppSelector((state) => payment !== null && selectHasFailed(state, payment));
  return payment && { payment, txnid: txnidOf(payment), hasFailed };
};

/**
 * What support asks for, as far as the portal knows it: the customer number, the boxes, the packs, and the last payment
 * if it failed or is not confirmed.
 */
export const useContactFacts = (): readonly KnownFact[] => {
  const t = useText(contactText);
  const boxWords = useBoxWords();
  const customer = useAppSelector(selectCustomerId);
  const boxes = useAppSelector(selectLoadedBoxes) ?? NONE;
  const packs = (useAppSelector(selectAllPacks) ?? NONE).filter(isCurrent);
  const last = useLastPayment();
  const byPrimary = [...boxes].sort(
    (first, second) => Number(second.primary) - Number(first.primary),
  );
  const boxFacts = byPrimary.map(({ stbno }) => ({
    name: boxes.length === 1 ? t.box : boxWords.fullName(stbno),
    value: stbno,
    copied: stbno,
  }));
  return [
    { name: t.customer, value: customer, copied: customer },
    ...boxFacts,
    ...(packs.length === 0
      ? []
      : [{ name: t.packs, value: [...new Set(packs.map(packNameOf))].join(', ') }]),
    ...(last === null
      ? []
      : [
          {
            name: last.hasFailed ? t.paymentFailed : t.paymentUnconfirmed,
            value: shortReference(last.txnid),
            copied: last.txnid,
          },
        ]),
  ];
};

/** The facts as the text of a message, one on each line. */
export const messageOf = (facts: readonly KnownFact[]): string =>
  facts.map(({ name, value, copied = value }) => `${name}: ${copied}`).join('\n');
