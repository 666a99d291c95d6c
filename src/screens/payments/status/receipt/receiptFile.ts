import type { Language } from '../../../../../store/core/languages';
import type { PaymentReceipt } from './useReceipt';

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
  `<div><h2>${plain(title)}</h2>${cells('p', lines)}</div>`;

/**
 * The receipt as one HTML file without any script: it opens in every browser and chat, prints on one A4 page and has
 * Hindi and ₹ in the reader's own fonts. A PDF would need a Devanagari font and its shaping, several hundred kilobytes
 * of both, and a library for them.
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

/** Letters and digits of the reference, which name the file. */
export const receiptFileName = (reference: string): string =>
  ['receipt', reference.replace(/[^\w-]/g, '')].filter(Boolean).join('-') + '.html';
