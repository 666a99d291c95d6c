import type { UnknownAction } from '@reduxjs/toolkit';
import { addToCart, loadCart, removeFromCart, selectCart } from '../../../store/cart/cart';
import { payFromBalance } from '../../../store/cart/checkout';
import { type Paise, paiseOf } from '../../../store/core/values/money';
import type { Bill } from '../../../store/payments/attempt';
import { billOfCart } from '../../../store/payments/bill';
import { findAccount } from '../../../store/payments/instantPayment';
import { maskedAccountOf } from '../../../store/payments/maskedAccount';
import type { ProviderMethod } from '../../../store/payments/methods';
import {
  abandonPayment,
  paymentWatched,
  resendOtp,
  selectOpenAttempts,
  startPayment,
  submitOtp,
} from '../../../store/payments/payments';
import { loadRenewable, loadTermPrices, renewPacks } from '../../../store/renewal/renewal';
import type { RootState } from '../../../store/root/rootReducer';
import {
  always,
  asList,
  asText,
  type CallTrigger,
  type CallTriggers,
  type RequestFields,
  sent,
} from './callTrigger';

const money = (value: unknown): Paise => paiseOf(asText(value)) ?? (0 as Paise); // zero is a whole number of paise too

const billIn = (asked: RequestFields): Bill => ({
  ...{ purpose: sent<'payAsLcoCustomer'>(asked).purpose, amount: money(asked['amount']) },
  ...{ orderid: asText(asked['orderid']), productids: asList(asked['productid']), account: '' },
  ...{
    chargeperiod: sent<'payAsLcoCustomer'>(asked).chargeperiod ?? '',
    stbno: asText(asked['stbno']),
  },
});

const pays = (method: ProviderMethod): CallTrigger => ({
  needs: ['payments'],
  says: (asked) => startPayment.requested({ bill: billIn(asked), method }),
});

/** A payment whose request carries the customer's number, made without a login. */
const paysFor = (purpose: 'INSTANT' | 'OTT'): CallTrigger => ({
  needs: ['instantPayment', 'payments'],
  says: (asked) => {
    const number = asText(asked[purpose === 'OTT' ? 'mobileno' : 'customeridentity']);
    const bill: Bill = { ...billIn(asked), purpose, account: maskedAccountOf(number) };
    const [mobileno, email] = purpose === 'OTT' ? ['', ''] : [asked['mobileno'], asked['email']];
    const payee = { number, mobileno: asText(mobileno), email: asText(email) };
    return startPayment.requested({ bill, method: 'UPI', payee });
  },
});

/** An event about the attempt that waits for a code; null when none is waiting. */
const ofWaiting = (says: (id: string, asked: RequestFields) => UnknownAction): CallTrigger => ({
  needs: ['payments'],
  says: (asked, state) => {
    const waiting = selectOpenAttempts(state).find(({ step }) => step === 'awaitingCode');
    return waiting ? says(waiting.id, asked) : null;
  },
});

const cartLines = (asked: RequestFields, state: RootState) => {
  const ids = asList(asked['cartitemid']);
  return (selectCart(state)?.cartdetails ?? []).filter(({ cartitemid }) =>
    ids.includes(cartitemid),
  );
};

/** An archive without the form does not say which total was agreed to, so any total in the answer is accepted. */
const ANY = Number.MAX_SAFE_INTEGER as Paise; // a whole number of paise

const renewal: CallTrigger = {
  needs: ['subscriber', 'renewal', 'payments'],
  says: (asked) =>
    renewPacks.requested({
      period: sent<'renew'>(asked).chargeperiod ?? 'MONTHLY',
      stbno: asText(asked['stbno']),
      lines: asList(asked['productid']).map((productid) => ({
        ...{ productid, productname: '', stbno: asText(asked['stbno']), expirydate: '' },
        amount: 0 as Paise, // only the total travels
      })),
      total: asText(asked['amount']) === '' ? ANY : money(asked['amount']),
      balance: null,
    }),
};

/** What leads to the calls about money. */
export const paymentTriggers: CallTriggers = {
  renewablePacks: {
    needs: ['renewal'],
    says: (asked) => loadRenewable.requested(sent<'renewablePacks'>(asked)),
  },
  longDurationPrices: { needs: ['renewal'], says: always(loadTermPrices.requested()) },
  renew: renewal,
  renewReadingText: renewal,
  cart: { needs: ['cart'], says: always(loadCart.requested()) },
  addToCart: {
    needs: ['cart'],
    says: (asked) =>
      addToCart.requested({
        products: asList(asked['productid']).map((productid) => ({
          ...{ productid, productname: '', producttype: '', channelcount: null, price: null },
        })),
        stbno: asText(asked['stbno']),
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
        : startPayment.requested({ bill, method: 'CARD' });
    },
  },
  payAsLcoCustomer: pays('CARD'),
  payAsDpCustomer: pays('CARD'),
  instalmentEligibility: pays('INSTALMENT'),
  instalmentResendOtp: ofWaiting((id) => resendOtp.requested({ id })),
  instalmentPay: ofWaiting((id, asked) => submitOtp.requested({ id, code: asText(asked['otp']) })),
  instalmentCancel: ofWaiting((id) => abandonPayment.requested({ id })),
  confirmPayment: {
    needs: ['payments'],
    says: (asked) => paymentWatched({ txnid: asText(asked['txnid'] ?? asked['paymentid']) }),
  },
  paymentStatus: {
    needs: ['payments'],
    says: (asked) => paymentWatched({ txnid: asText(asked['txnid']) }),
  },
  instantCustomer: {
    needs: ['instantPayment'],
    says: (asked) => findAccount.requested(asText(asked['customeridentity'])),
  },
  instantPay: paysFor('INSTANT'),
  ottQuickPay: paysFor('OTT'),
};
