import * as v from 'valibot';
import { paymentStatusSample } from '../../../../sagas/api/samples/paymentStatus';
import type { Paise } from '../../../../store/core/values/money';
import type { AttemptStep, PaymentAttempt } from '../../../../store/payments/attempt';
import {
  isNothingTaken,
  isUnknownReference,
  paymentStatusOf,
} from '../../../../store/payments/paymentStatus';
import {
  checkedPaymentOf,
  settlementOf,
  uncheckedPayment,
} from '../../../../store/payments/statusCheck';
import { paymentOutcome } from '../../../../store/wire/entities/payments/payments';
import { aBill } from '../../../support/builders';

const attempt = (step: AttemptStep): PaymentAttempt => ({
  ...{ id: 'a', key: 'k', customerid: '42', method: 'CARD', begun: 1 },
  ...{ bill: aBill({ amount: 50_000 as Paise }), ...step },
});
const atProvider = attempt({ step: 'atProvider', txnid: 'T' });
const paid = attempt({ step: 'paid', txnid: 'T' });

const answered = (status: string, unmappedstatus: string, amount = '500.00') =>
  checkedPaymentOf(
    v.parse(paymentOutcome, {
      ...{ ...paymentStatusSample, txnid: 'T', amount, status, unmappedstatus },
    }),
    true,
  );

describe('What may be said of a payment', () => {
  it.each([
    ['success', 'captured', 'paid', atProvider],
    ['success', 'captured', 'paid', paid],
    ['failure', 'dropped', 'failed', atProvider],
    ['failure', 'dropped', 'failed', null],
    ['failure', 'userCancelled', 'cancelled', atProvider],
    ['failure', 'captured', 'maybeTaken', atProvider],
    ['failure', 'authorized', 'maybeTaken', atProvider],
    ['failure', 'autoRefund', 'comingBack', atProvider],
    ['failure', 'auto_refund', 'comingBack', atProvider],
    ['failure', 'AUTO REFUND', 'comingBack', atProvider],
    ['cancelled', 'autoRefund', 'comingBack', atProvider],
    ['failure', 'dropped', 'disputed', paid],
    ['failure', 'autoRefund', 'disputed', paid],
    ['cancelled', '', 'disputed', paid],
    ['pending', '', 'notYet', atProvider],
    ['pending', 'initiated', 'notYet', atProvider],
    ['pending', 'captured', 'withProvider', atProvider],
    ['pending', 'auth', 'withProvider', atProvider],
    ['pending', 'in progress', 'withProvider', atProvider],
    ['pending', 'a new word', 'withProvider', atProvider],
    ['IN_PROGRESS', '', 'withProvider', atProvider],
  ] as const)(
    'The status "%s" with the provider’s "%s" is shown as %s for the attempt %j',
    (status, provider, expected, known) => {
      expect(paymentStatusOf(answered(status, provider), known, true)).toBe(expected);
    },
  );

  it('A reference is unknown only where neither the operator nor this browser has a payment of it', () => {
    const notFound = { ...uncheckedPayment('T'), isNotFound: true } as const;
    expect(isUnknownReference(notFound, null)).toBe(true);
    expect(isUnknownReference(notFound, atProvider)).toBe(false);
    expect(paymentStatusOf(notFound, atProvider, true)).toBe('notYet');
    expect(isUnknownReference(uncheckedPayment('T'), null)).toBe(false);
  });

  it('A payment of another amount than was agreed to is never shown as paid', () => {
    const more = answered('success', 'captured', '990.00');
    expect(paymentStatusOf(more, atProvider, true)).toBe('otherAmount');
    expect(paymentStatusOf(more, paid, true)).toBe('otherAmount');
  });

  it('Only a failure and a cancellation say that nothing was taken', () => {
    const said = ['asking', 'paid', 'otherAmount', 'disputed', 'failed', 'cancelled'] as const;
    const open = ['maybeTaken', 'comingBack', 'withProvider', 'notYet', 'unknown'] as const;
    expect([...said, ...open].filter(isNothingTaken)).toEqual(['failed', 'cancelled']);
  });
});

it('A payment whose amount comes back has failed, and one whose amount the provider has is unknown', () => {
  expect(settlementOf(atProvider, answered('failure', 'autoRefund'))).toMatchObject({
    end: 'failed',
  });
  expect(settlementOf(atProvider, answered('failure', 'captured'))).toMatchObject({
    end: 'unclear',
  });
  expect(settlementOf(atProvider, answered('pending', 'captured'))).toBeNull();
});
