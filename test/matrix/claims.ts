import type { BrowserContext, Disposable } from 'playwright-core';
import { NO_MONEY_CLAIMS } from '../contract/texts/noMoneyClaims';
import type { PageClaim } from './evaluate';

const PAID = /^(Paid|Paid from your balance|Your packs? (is|are) renewed)$/;
const SAID_PAID =
  /Your order is paid\.|^It went through$|Your operator has processed your (order|renewal)\./m;
const NOT_PAID = NO_MONEY_CLAIMS.filter(({ isOfWholePayment }) => isOfWholePayment);

/** Matches a page that says that it has found no sign so far and looks again. */
const NO_SIGN = /no sign of (it|.{1,60}) so far/i;

/** What a page claims about the payment. A supposition, or a statement about another order, is no claim. */
export const claimsOf = (heading: string, text: string): readonly PageClaim['says'][] => [
  ...(PAID.test(heading) || SAID_PAID.test(text) ? (['paid'] as const) : []),
  ...(NOT_PAID.some(({ words }) => words.test(text)) ? (['notPaid'] as const) : []),
  ...(NO_SIGN.test(text) ? (['noSign'] as const) : []),
];

/**
 * How many charges a page has to know of. A page that names a payment which the operator has refused is about that
 * payment only, because two tabs may have paid the same bill, and then the second payment is refused. Any other
 * page is about all charges.
 */
export const chargesToTell = (
  payments: readonly { readonly txnid: string; readonly status: string }[],
  charges: readonly { readonly reference: string }[],
  named: string | null,
): number => {
  const isRefused = payments.some(({ txnid, status }) => txnid === named && status === 'FAILURE');
  return charges.filter(({ reference }) => !isRefused || reference === named).length;
};

interface ShownClaim extends Pick<PageClaim, 'says' | 'where'> {
  /** The payment in the address of the page. */
  readonly txnid: string | null;
}

/** Called for each claim when it is shown. */
export type OnClaim = (claim: ShownClaim) => void;

/**
 * Reads every text that the pages of a browser show, even for a single frame, until the returned objects are
 * disposed of.
 */
export const watchClaims = async (
  context: BrowserContext,
  onClaim: OnClaim,
): Promise<readonly Disposable[]> => {
  const heard = await context.exposeBinding(
    'matrixReads',
    ({ page }, heading: string, text: string) => {
      const { pathname, searchParams } = new URL(page.url());
      const where = `‘${heading}’ at ${pathname}`;
      const txnid = searchParams.get('txnid');
      for (const says of claimsOf(heading, text)) onClaim({ says, where, txnid });
    },
  );
  return [heard, await context.addInitScript({ content: READING })];
};

/**
 * Plain script, because it runs in every page and a compiler would add code of its own. It reads once for each
 * drawn frame, because a text that was in no frame was never shown.
 */
const READING = `{
  let last = '';
  let isAsked = false;
  const read = () => {
    isAsked = false;
    const heading = document.querySelector('h1')?.textContent ?? '';
    const text = document.body?.innerText ?? '';
    if (last === heading + text) return;
    last = heading + text;
    void window.matrixReads(heading, text);
  };
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(read);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;
