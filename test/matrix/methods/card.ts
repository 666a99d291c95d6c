import type { Page } from 'playwright-core';
import { HOME } from '../../../store/core/paths';
import type { AwaitedRequest } from '../cuttingProxy';
import type { MatrixMethod, MethodStep, NextMove, Press } from '../method';
import { appears, goTo, hasOpenAttempt, pressIf, settled } from '../page';
import { loseNext } from '../troubles';

/** What differs between the things that are paid by card. */
export interface ByCard {
  /** The portal's call that begins the payment. */
  readonly ask: string;
  /** Goes to the button that pays. */
  readonly toPress: (page: Page) => Promise<void>;
  readonly pay: (page: Page) => ReturnType<Page['locator']>;
  /** Goes to the screen that offers an unfinished payment. */
  readonly returnToPortal: (page: Page) => Promise<void>;
}

export const postCall = (path: string): AwaitedRequest => ({ method: 'POST', path });
export const getCall = (path: string): AwaitedRequest => ({ method: 'GET', path });

export const CONFIRM = postCall('/subscriber/paymentconfirm');
export const STATUS = getCall('/subscriber/paymentstatuscheck');
const atBank = (page: Page) => page.waitForURL('**/stand-in/card/pay');

const approve = async (page: Page, press: Press): Promise<void> => {
  await press(page.getByRole('button', { name: 'Approve', exact: true }));
};

/** Every request on the way to the provider's page and back. */
export const cardSteps = ({ ask, toPress, pay, returnToPortal }: ByCard): readonly MethodStep[] => {
  const press = async (page: Page, how: Press) => how(pay(page));
  const toBank = async (page: Page) => {
    await toPress(page);
    await pay(page).click();
    await atBank(page);
  };
  const turnBack = async (page: Page) => {
    await toBank(page);
    await returnToPortal(page);
    await unfinished(page, 'Close this payment').waitFor();
  };
  return [
    { name: 'asked to begin', reach: toPress, act: press, waitsOn: postCall(ask) },
    { name: 'to the bank', reach: toPress, act: press, waitsOn: postCall('/stand-in/card/pay') },
    { name: 'approved', reach: toBank, act: approve, waitsOn: postCall('/stand-in/card/decide') },
    { name: 'sent back', reach: toBank, act: approve, waitsOn: postCall('/stand-in/card/return') },
    {
      // A payment whose status is already known needs no confirmation.
      name: 'confirmed',
      reach: async (page) => {
        await toBank(page);
        await loseNext(page, STATUS);
      },
      act: approve,
      waitsOn: CONFIRM,
    },
    {
      name: 'status asked',
      reach: async (page) => {
        await toBank(page);
        await loseNext(page, CONFIRM);
      },
      act: approve,
      waitsOn: STATUS,
    },
    {
      name: 'gone on with',
      reach: turnBack,
      act: goOn,
      waitsOn: postCall(ask),
    },
    {
      name: 'left',
      reach: turnBack,
      act: async (page, how) => how(unfinished(page, 'Close this payment')),
      waitsOn: STATUS,
      wants: 'left',
    },
  ];
};

/**
 * If the operator may ignore keys, the portal cannot reopen the provider's page, so the payer must say that nothing was
 * paid there.
 */
const goOn = async (page: Page, how: Press): Promise<void> => {
  await how(unfinished(page, 'Continue payment'));
  if (await notPaid(page).first().isVisible()) await how(notPaid(page));
};

/** Does what the page's question advises: no page of the first payment stays open or is still loading. */
const leaveOtherPages = async (page: Page): Promise<void> => {
  for (const other of page.context().pages())
    if (other !== page) await goTo(other, new URL(HOME, page.url()).href);
};

/** The button that continues, or the question after it, which the page may already show. */
const goingOn = (page: Page) => unfinished(page, 'Continue payment').or(notPaid(page));

const notPaid = (page: Page) => unfinished(page, 'I didn’t pay there, start again');

const unfinished = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Continues or gives up an unfinished payment; null when there is none, so that the screen itself decides. */
export const moveAtUnfinished = async (
  page: Page,
  wants: 'paid' | 'left',
): Promise<NextMove | null> => {
  const way = wants === 'left' ? unfinished(page, 'Close this payment') : goingOn(page);
  if (!(await hasOpenAttempt(page))) return null;
  const check = page.getByRole('link', { name: 'Check status' });
  await appears(way.or(check), 5_000);
  if (await way.first().isVisible()) {
    // A slow page asks only now whether nothing was paid there.
    if (!(await notPaid(page).first().isVisible())) await pressIf(way);
    if (await appears(notPaid(page), 300)) {
      await leaveOtherPages(page);
      await pressIf(notPaid(page));
    }
    await page.waitForURL('**/stand-in/**', { timeout: 2_000 }).catch(() => undefined);
    await settled(page);
    return 'goesOn';
  }
  if (!(await check.first().isVisible())) return null;
  await pressIf(check);
  return 'goesOn';
};

export type CardMethod = Pick<MatrixMethod, 'name' | 'who' | 'customerid'>;
