import { selectLoadedBoxes } from '../../../../store/account/equipment';
import { selectCustomerId } from '../../../../store/identity/session';
import { isCurrent, selectAllPacks } from '../../../../store/packs/packList';
import { packNameOf } from '../../../../store/packs/packResult';
import { mayTakeMoney, type PaymentAttempt } from '../../../../store/payments/attempt';
import type { RootState } from '../../../../store/root/rootReducer';
import { useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { shortReference } from '../../../ui/data/TextOrDashes';
import { contactText } from '../help.text';

export interface KnownFact {
  readonly name: string;
  readonly value: string;
  /** The whole text, which "Copy" copies and a message has; missing if `value` is whole and not copied. */
  readonly copied?: string;
}

/** Other screens load the payments. "Contact us" uses what they have loaded. */
type KnownPayments = Pick<RootState, 'session'> & Partial<Pick<RootState, 'payments'>>;

const NONE: readonly never[] = [];

type NamedPayment = PaymentAttempt & { readonly txnid: string };

/** The subscriber's last payment at a provider, if it failed or may still take money, and has a reference. */
const selectLastPayment = (state: KnownPayments): NamedPayment | null => {
  const customerid = selectCustomerId(state);
  const [last] = (state.payments?.attempts ?? NONE)
    .filter((attempt) => attempt.customerid === customerid)
    .sort((first, second) => second.begun - first.begun);
  if (last === undefined || !('txnid' in last) || last.txnid === '') return null;
  return last.step === 'failed' || mayTakeMoney(last) ? last : null;
};

export const useLastPayment = () => useAppSelector(selectLastPayment);

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
  const payment = useLastPayment();
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
    ...(payment === null
      ? []
      : [
          {
            name: payment.step === 'failed' ? t.paymentFailed : t.paymentUnconfirmed,
            value: shortReference(payment.txnid),
            copied: payment.txnid,
          },
        ]),
  ];
};

/** The facts as the text of a message, one on each line. */
export const messageOf = (facts: readonly KnownFact[]): string =>
  facts.map(({ name, value, copied = value }) => `${name}: ${copied}`).join('\n');
