import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { OtpDialog } from '../../../../src/screens/payments/otp/OtpDialog';
import type { Failure } from '../../../../store/core/failure';
import type { AttemptFacts, PaymentAttempt } from '../../../../store/payments/attempt';
import {
  abandonPayment,
  attemptWritten,
  checkPayment,
  otpDialogOpened,
  submitOtp,
} from '../../../../store/payments/payments';
import { type CheckedPayment, uncheckedPayment } from '../../../../store/payments/statusCheck';
import { aBill } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { useBrowserFormData } from '../ui/formData';

const begun = Date.UTC(2026, 10, 24, 4, 0);
const facts: AttemptFacts = {
  ...{ id: 'A1', key: 'K1', customerid: '700412', method: 'INSTALMENT', bill: aBill(), begun },
};
const awaiting: PaymentAttempt = {
  ...facts,
  step: 'awaitingCode',
  txnid: 'TX1',
  txnRefNo: 'L1',
};
const challenge = {
  ...{ mobileno: '', dueDate: '2026-12-03', expires: null, resendfrom: 0 },
  ...{ attemptsRemaining: 2, resendsRemaining: 3 },
};
const refusal = (code: string): Failure => ({
  ...{ kind: 'refused', call: 'instalmentPay', status: 403, message: 'No.', code },
});

const show = (attempt: PaymentAttempt = awaiting) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(attemptWritten(attempt));
  store.dispatch(otpDialogOpened({ id: 'A1', challenge }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <OtpDialog />
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

describe('The code of an instalment payment', () => {
  useBrowserFormData();

  it('After a wrong code the tries left are said once', async () => {
    const store = show();
    await userEvent.type(screen.getByLabelText('OTP'), '000000');
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
    act(() => void store.dispatch(submitOtp.failed(refusal('LP_INCORRECT_OTP'))));
    const words = screen.getByRole('dialog').textContent;
    expect(words).toContain('This code is incorrect.');
    expect(words.match(/2\stries left/g)).toHaveLength(1);
  });

  it('That cancelling failed is brought into view', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    const store = show();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    act(() => {
      store.dispatch(abandonPayment.failed({ kind: 'unreachable', call: 'instalmentCancel' }));
    });
    expect(seen).toEqual([expect.stringContaining('Nothing was charged.')]);
  });

  const comingBack: CheckedPayment = {
    ...uncheckedPayment('TX1'),
    ...{ confirmed: true, status: 'failed', money: 'comingBack' },
  };
  const refused: PaymentAttempt = {
    ...facts,
    step: 'failed',
    txnid: 'TX1',
    reason: { code: 'LP_USER_INELIGIBLE', sentence: '' },
  };

  it('When money of a failed payment comes back, the dialog leads to the result and makes no claim', () => {
    const store = show(refused);
    act(() => void store.dispatch(checkPayment.succeeded(comingBack)));
    screen.getByRole('link', { name: 'See the result' });
    expect(screen.getByRole('dialog').textContent).not.toContain('Nothing was charged');
  });

  it('A refusal is shown as complete sentences', () => {
    show(refused);
    expect(screen.getByRole('alert').textContent).toBe(
      'Payment failed. The provider doesn’t offer you pay later. Nothing was charged.',
    );
  });
});
