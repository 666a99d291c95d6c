import { selectUser } from '../../../../../store/identity/session';
import { packNameOf } from '../../../../../store/packs/packName';
import { isPurchaseFailure } from '../../../../../store/packs/packResult';
import type { PackResult } from '../../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../../app/hooks';
import { useBoxWords } from '../../../../app/hooks/useBoxWords';
import { useSubscriberName } from '../../../../app/hooks/useSubscriberName';
import { useText } from '../../../../text/useText';
import { inWords, isIn } from '../../../../text/words';
import { calendarDay, useDayText } from '../../../../ui/data/dayText';
import { moneyText } from '../../../../ui/data/moneyText';
import { shortReference } from '../../../../ui/data/TextOrDashes';
import { useOperator } from '../../../../ui/frame/operator';
import { purposesText } from '../../pay/purposes.text';
import { paymentDetailsText } from '../paymentDetails.text';
import { receiptText } from './receipt.text';
import type { ReceiptSource } from './receiptSource';

interface ReceiptLine {
  readonly name: string;
  readonly detail: string;
  readonly period: string;
  readonly amount: string;
}

type Named = readonly [name: string, value: string];

/** A receipt in the subscriber's language, ready for paper and for a file. */
export interface PaymentReceipt {
  readonly operator: string;
  readonly legalName: string;
  readonly title: string;
  readonly paid: string;
  readonly when: string;
  /** Without lines where a guest has paid: the portal does not know who it was. */
  readonly payer: { readonly title: string; readonly lines: readonly string[] };
  readonly seller: { readonly title: string; readonly lines: readonly string[] };
  /** `sac` is '' where no configuration brings it; the column is then left out. */
  readonly columns: { readonly [column in 'what' | 'period' | 'sac' | 'amount']: string };
  readonly sac: string;
  readonly lines: readonly ReceiptLine[];
  readonly sums: readonly Named[];
  readonly total: Named;
  readonly facts: readonly Named[];
  readonly foot: string;
}

const isNamed = ([, value]: Named): boolean => value !== '';
const isWritten = (text: string): boolean => text !== '';

export const useReceipt = (source: ReceiptSource): PaymentReceipt => {
  const t = useText(receiptText);
  const { modes, account } = useText(paymentDetailsText);
  const dayText = useDayText();
  const operator = useOperator();
  const user = useAppSelector(selectUser);
  const name = useSubscriberName();
  const lines = useLines(source);
  const { amount, gst } = source;
  const isShort = shortReference(source.reference) === source.reference;
  const dayAndTime = (written: string) =>
    written === '' ? '' : [dayText(written), calendarDay(written)?.time].filter(Boolean).join(', ');
  return {
    operator: operator.name,
    legalName: operator.legalName ?? '',
    ...{ title: t.title, paid: t.paid, when: dayAndTime(source.when) },
    payer: {
      title: t.billedTo,
      lines: [name, user ? t.customer(user.customerid) : ''].filter(isWritten),
    },
    seller: {
      title: t.suppliedBy,
      lines: [
        operator.legalName ?? operator.name,
        operator.gstin === undefined ? '' : t.gstin(operator.gstin),
        operator.phone ?? '',
        operator.email ?? '',
      ].filter(isWritten),
    },
    columns: { what: t.what, period: t.period, sac: t.sac, amount: t.amount },
    sac: operator.sac ?? '',
    lines,
    sums:
      gst === null
        ? []
        : [
            [t.beforeTax, moneyText((amount - gst) as typeof amount)], // whole paise stay whole
            [t.gst, moneyText(gst)],
          ],
    total: [t.total, moneyText(amount)],
    facts: (
      [
        [t.reference, shortReference(source.reference)],
        [t.fullReference, isShort ? '' : source.reference],
        [account, source.account],
        [t.method, source.mode === '' ? '' : inWords(modes, source.mode)],
        [t.bank, source.bankReference],
        [t.due, source.dueDate === '' ? '' : dayText(source.dueDate)],
      ] satisfies readonly Named[]
    ).filter(isNamed),
    foot:
      source.reference === ''
        ? t.footWithoutReference(operator.phone ?? '')
        : t.foot(operator.phone ?? '', user === null),
  };
};

/** Each pack; without packs the one thing that was paid for. */
const useLines = (source: ReceiptSource): readonly ReceiptLine[] => {
  const t = useText(receiptText);
  const purposes = useText(purposesText);
  const boxWords = useBoxWords();
  const dayText = useDayText();
  const { results, purpose, productinfo, amount } = source;
  const lineOf = (result: PackResult): ReceiptLine => {
    const isDone = !isPurchaseFailure(result);
    const box = result.stbno === '' ? '' : boxWords.numbered(result.stbno);
    return {
      name: packNameOf(result),
      detail: [box, isDone ? '' : t.notDone].filter(isWritten).join(' · '),
      period: isDone && result.expirydate !== '' ? t.until(dayText(result.expirydate)) : '',
      amount: result.amount === null ? '' : moneyText(result.amount),
    };
  };
  if (results.length > 0) return results.map(lineOf);
  const name = isIn(purposes, purpose) ? purposes[purpose] : productinfo;
  const detail = name === productinfo ? '' : productinfo;
  return [{ name, detail, period: '', amount: moneyText(amount) }];
};
