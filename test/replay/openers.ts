import type { UnknownAction } from '@reduxjs/toolkit';
import { loadAlerts } from '../../store/alerts';
import { addToCart, loadCart, removeFromCart, selectCart } from '../../store/cart';
import { payFromBalance } from '../../store/checkout';
import type { DomainName } from '../../store/documentedState';
import type { CallName } from '../../store/entities/answers';
import { loadEquipment } from '../../store/equipment';
import {
  identify,
  register,
  resendCode,
  setPassword,
  verifyCode,
} from '../../store/identification';
import { loadDocuments, uploadDocument } from '../../store/kyc';
import { paiseOf, type Paise } from '../../store/money';
import { loadActivePacks } from '../../store/packs';
import {
  beginPayment,
  giveCode,
  leavePayment,
  paymentWatched,
  resendCode as resendPaymentCode,
  selectOpenAttempts,
} from '../../store/payments';
import type { Bill, Method } from '../../store/payments/attempt';
import { billOfCart } from '../../store/payments/bill';
import { loadPromos } from '../../store/promos';
import { loadRenewable, loadTermPrices, renewPacks } from '../../store/renewal';
import type { RequestOf } from '../../store/requests/requests';
import type { RootState } from '../../store/rootReducer';
import { retrackBox } from '../../store/retrack';
import { acceptTerms, logIn, logOut } from '../../store/session';
import { loadSubscriber } from '../../store/subscriber';
import { createTicket } from '../../store/ticketDraft';
import { closeTicket, loadTicket, loadTicketChoices, loadTickets } from '../../store/tickets';
import { loadTransactions } from '../../store/transactions';

type Asked = Readonly<Record<string, unknown>>;

/** What somebody did when this call left, and which domains had to be there for it. */
interface Opener {
  readonly needs: readonly DomainName[];
  readonly says: (asked: Asked, state: RootState) => UnknownAction | null;
}

/** A recorded request was taken by the operator once, so it has the form that its schema asks for. */
const sent = <Name extends CallName>(asked: Asked): RequestOf<Name> => asked as RequestOf<Name>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const money = (value: unknown): Paise => paiseOf(text(value)) ?? (0 as Paise); // nothing is whole too
const list = (value: unknown): readonly string[] => text(value).split(',').filter(Boolean);
const always = (event: UnknownAction) => () => event;

const billIn = (asked: Asked): Bill => ({
  ...{ purpose: sent<'payAsLcoCustomer'>(asked).purpose, amount: money(asked['amount']) },
  ...{ orderid: text(asked['orderid']), productids: list(asked['productid']), account: '' },
  ...{
    chargeperiod: sent<'payAsLcoCustomer'>(asked).chargeperiod ?? '',
    stbno: text(asked['stbno']),
  },
});

const pays = (method: Method): Opener => ({
  needs: ['payments'],
  says: (asked) => beginPayment.requested({ bill: billIn(asked), method }),
});

/** About the attempt that waits for a code; without one there is nothing to say. */
const ofWaiting = (says: (id: string, asked: Asked) => UnknownAction): Opener => ({
  needs: ['payments'],
  says: (asked, state) => {
    const waiting = selectOpenAttempts(state).find(({ step }) => step === 'awaitingCode');
    return waiting ? says(waiting.id, asked) : null;
  },
});

const cartLines = (asked: Asked, state: RootState) => {
  const ids = list(asked['cartitemid']);
  return (selectCart(state)?.cartdetails ?? []).filter(({ cartitemid }) =>
    ids.includes(cartitemid),
  );
};

const renewal: Opener = {
  needs: ['renewal'],
  says: (asked) =>
    renewPacks.requested({
      period: sent<'renew'>(asked).chargeperiod,
      stbno: text(asked['stbno']),
      lines: list(asked['productid']).map((productid) => ({
        ...{ productid, productname: '', stbno: text(asked['stbno']), expirydate: '' },
        amount: 0 as Paise, // only the total travels
      })),
      total: money(asked['amount']),
      balance: null,
    }),
};

/**
 * In an archive of a browser stand only calls. These are what a subscriber, or a screen that opened,
 * said to make them; what is not here only follows from something else.
 */
const openers: Partial<Record<CallName, Opener>> = {
  login: {
    needs: [],
    says: (asked) => logIn.requested({ ...sent<'login'>(asked), remember: false }),
  },
  logout: { needs: [], says: always(logOut.requested()) },
  acceptTerms: { needs: [], says: always(acceptTerms.requested()) },
  validate: { needs: ['otp'], says: (asked) => identify.requested(sent<'validate'>(asked)) },
  regenerateOtp: { needs: ['otp'], says: always(resendCode.requested()) },
  verifyOtp: {
    needs: ['otp'],
    says: (asked) => verifyCode.requested({ otp: text(asked['otp']) }),
  },
  register: { needs: ['otp'], says: (asked) => register.requested(withoutToken(asked)) },
  resetPassword: {
    needs: ['otp'],
    says: (asked) => setPassword.requested({ newpassword: text(asked['newpassword']) }),
  },
  subscriber: { needs: ['subscriber'], says: always(loadSubscriber.requested()) },
  cpe: { needs: ['equipment'], says: always(loadEquipment.requested()) },
  retrack: { needs: ['retrack'], says: (asked) => retrackBox.requested(sent<'retrack'>(asked)) },
  activePacks: {
    needs: ['packs'],
    says: (asked) => loadActivePacks.requested(sent<'activePacks'>(asked)),
  },
  alerts: {
    needs: ['alerts'],
    says: (asked) => loadAlerts.requested(sent<'alerts'>(asked)),
  },
  promos: { needs: ['promos'], says: (asked) => loadPromos.requested(sent<'promos'>(asked)) },
  transactions: {
    needs: ['transactions'],
    says: () => loadTransactions.requested({ fromTheTop: true }),
  },
  renewablePacks: {
    needs: ['renewal'],
    says: (asked) => loadRenewable.requested(sent<'renewablePacks'>(asked)),
  },
  longDurationPrices: { needs: ['renewal'], says: always(loadTermPrices.requested()) },
  renew: renewal,
  renewReadingText: renewal,
  documents: { needs: ['kyc'], says: always(loadDocuments.requested()) },
  uploadDocument: {
    needs: ['kyc'],
    says: (asked) =>
      uploadDocument.requested({
        ...sent<'uploadDocument'>(asked),
        // The picture itself is never recorded.
        file: new File(['picture'], text(asked['file']) || 'picture.jpg', { type: 'image/jpeg' }),
        intent: 'replayed',
      }),
  },
  tickets: {
    needs: ['tickets'],
    says: (asked) =>
      loadTickets.requested({ page: Number(asked['page'] ?? 1), status: '', categoryid: '' }),
  },
  ticketPage: {
    needs: ['tickets'],
    says: (asked) => loadTicket.requested(sent<'ticketPage'>(asked)),
  },
  ticketCategories: { needs: ['tickets'], says: always(loadTicketChoices.requested()) },
  createTicket: {
    needs: ['tickets', 'ticketDraft'],
    says: (asked) => createTicket.requested(sent<'createTicket'>(asked)),
  },
  closeTicket: {
    needs: ['tickets'],
    says: (asked) => closeTicket.requested(sent<'closeTicket'>(asked)),
  },
  cart: { needs: ['cart'], says: always(loadCart.requested()) },
  addToCart: {
    needs: ['cart'],
    says: (asked) =>
      addToCart.requested({
        wishes: list(asked['productid']).map((productid) => ({
          ...{ productid, productname: '', producttype: '', channelcount: null, price: null },
        })),
        stbno: text(asked['stbno']),
        chargeperiod: sent<'addToCart'>(asked).chargeperiod ?? 'MONTHLY',
      }),
  },
  removeFromCart: {
    needs: ['cart'],
    says: (asked, state) => removeFromCart.requested({ lines: cartLines(asked, state) }),
  },
  checkout: {
    needs: ['cart', 'checkout', 'payments'],
    says: (asked, state) => {
      const cart = selectCart(state);
      if (!cart) return null;
      const bill = billOfCart(cart);
      return asked['paymentmode'] === 'BALANCE'
        ? payFromBalance.requested({ bill })
        : beginPayment.requested({ bill, method: 'CARD' });
    },
  },
  payAsLcoCustomer: pays('CARD'),
  payAsDpCustomer: pays('CARD'),
  instalmentEligibility: pays('INSTALMENT'),
  instalmentResendOtp: ofWaiting((id) => resendPaymentCode.requested({ id })),
  instalmentPay: ofWaiting((id, asked) => giveCode.requested({ id, code: text(asked['otp']) })),
  instalmentCancel: ofWaiting((id) => leavePayment.requested({ id })),
  confirmPayment: {
    needs: ['payments'],
    says: (asked) => paymentWatched({ txnid: text(asked['txnid'] ?? asked['paymentid']) }),
  },
  paymentStatus: {
    needs: ['payments'],
    says: (asked) => paymentWatched({ txnid: text(asked['txnid']) }),
  },
};

/** The operator's token is carried by the saga itself. */
const withoutToken = (asked: Asked) => {
  const { verificationtoken: _, ...details } = sent<'register'>(asked);
  return details;
};

export const openerOf = (call: CallName): Opener | undefined => openers[call];
