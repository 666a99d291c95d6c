import type { Language } from '../../../../../store/core/languages';
import { selectUser } from '../../../../../store/identity/session';
import { isPurchaseFailure, packNameOf } from '../../../../../store/packs/packResult';
import type { PackResult } from '../../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../../app/hooks';
import { useBoxWords } from '../../../../app/hooks/useBoxWords';
import { useSubscriberName } from '../../../../app/hooks/useSubscriberName';
import { useText } from '../../../../text/useText';
import { inWords, isIn } from '../../../../text/words';
import { calendarDay, useDayText } from '../../../../ui/data/DateText';
import { moneyText } from '../../../../ui/data/moneyText';
import { shortReference } from '../../../../ui/data/TextOrDashes';
import { useOperator } from '../../../../ui/frame/operator';
import { paymentDetailsText, purposesText, receiptText } from '../../payments.text';
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
  /** The lines are empty if a guest or another person has paid, because the portal does not know the payer's name. */
  readonly payer: { readonly title: string; readonly lines: readonly string[] };
  readonly seller: { readonly title: string; readonly lines: readonly string[] };
  /** The headings of the columns. The column `sac` is left out if no SAC is configured (`sac` below is ''). */
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
    title: t.title,
    paid: t.paid,
    when: dayAndTime(source.when),
    payer: {
      title: t.billedTo,
      lines:
        user && source.isPaidByUser ? [name, t.customer(user.customerid)].filter(isWritten) : [],
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

/** One line for each pack. A payment without packs has a single line. */
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

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `
@page{size:A4;margin:16mm}
body{max-width:42rem;margin:2rem auto;padding:0 1rem;color:#15161d;font:1rem/1.5 system-ui,'Noto Sans','Noto Sans Devanagari',sans-serif}
header,.two{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem}
header{padding-bottom:1rem;border-bottom:3px solid}
h1{font-size:1.25rem}h2,dt,small,footer{color:#5b616e;font-size:.875rem;font-weight:400;margin:0}
p,dd,dl{margin:0}small{display:block}
table{width:100%;margin:1.5rem 0;border-collapse:collapse}
th,td{padding:.5rem .5rem .5rem 0;border-bottom:1px solid #e3e4ea;text-align:start;vertical-align:top}
thead th{border-bottom-color:#15161d}
td:last-child,thead th:last-child,tfoot th{padding-inline-end:0;text-align:end;white-space:nowrap}
tfoot th,tfoot td{border:0;padding-inline-end:.5rem;font-weight:400}
tfoot tr:last-child>*{border-top:2px solid #15161d;font-size:1.25rem;font-weight:650}
footer{margin-top:2rem;padding-top:.75rem;border-top:1px solid #e3e4ea}`;

const cells = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${plain(text)}</${tag}>`).join('');

const party = ({ title, lines }: PaymentReceipt['payer']): string =>
  lines.length === 0 ? '' : `<div><h2>${plain(title)}</h2>${cells('p', lines)}</div>`;

/**
 * The receipt as one HTML file without scripts. It opens in every browser and chat, prints on one A4 page, and shows
 * Hindi and ₹ in the reader's own fonts. A PDF would need a library and a Devanagari font of several hundred kilobytes.
 */
export const receiptFile = (receipt: PaymentReceipt, language: Language): string => {
  const { columns, sac } = receipt;
  const withSac = sac === '' ? [] : [sac];
  const heads = [
    columns.what,
    columns.period,
    ...(sac === '' ? [] : [columns.sac]),
    columns.amount,
  ];
  const rows = receipt.lines.map(
    ({ name, detail, period, amount }) =>
      `<tr><th scope="row">${plain(name)}<small>${plain(detail)}</small></th>${cells('td', [period, ...withSac, amount])}</tr>`,
  );
  const sums = [...receipt.sums, receipt.total].map(
    ([name, value]) =>
      `<tr><th scope="row" colspan="${heads.length - 1}">${plain(name)}</th><td>${plain(value)}</td></tr>`,
  );
  const facts = receipt.facts.map(
    ([name, value]) => `<div><dt>${plain(name)}</dt><dd>${plain(value)}</dd></div>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${plain(receipt.title)} · ${plain(receipt.operator)}</title><style>${STYLE}</style></head><body>
<header><p><strong>${plain(receipt.operator)}</strong><small>${plain(receipt.legalName)}</small></p><p><strong>✓ ${plain(receipt.paid)}</strong><small>${plain(receipt.when)}</small></p></header>
<h1>${plain(receipt.title)}</h1>
<div class="two">${party(receipt.payer)}${party(receipt.seller)}</div>
<table><thead><tr>${cells('th', heads)}</tr></thead><tbody>${rows.join('')}</tbody><tfoot>${sums.join('')}</tfoot></table>
<dl class="two">${facts.join('')}</dl>
<footer>${plain(receipt.foot)}</footer></body></html>
`;
};

/** The file name, made of the letters and digits of the reference. */
export const receiptFileName = (reference: string): string =>
  ['receipt', reference.replace(/[^\w-]/g, '')].filter(Boolean).join('-') + '.html';
