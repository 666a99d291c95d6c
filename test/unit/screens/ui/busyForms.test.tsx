import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import {
  SendDocument,
  useSendDocument,
} from '../../../../src/screens/account/kyc/send/SendDocument';
import { EditDetails } from '../../../../src/screens/account/profile/EditDetails';
import { PasswordForm } from '../../../../src/screens/account/profile/PasswordForm';
import { TicketForm } from '../../../../src/screens/help/newTicket/TicketForm';
import { SurveyPage } from '../../../../src/screens/help/survey/SurveyPage';
import { LoginScreen } from '../../../../src/screens/identity/login/LoginScreen';
import { TermsScreen } from '../../../../src/screens/identity/terms/TermsScreen';
import { ValidateScreen } from '../../../../src/screens/identity/validate/ValidateScreen';
import { RemoveDialog } from '../../../../src/screens/packs/changes/RemoveDialog';
import { NumberForm } from '../../../../src/screens/payments/instant/NumberForm';
import { OttQuickPayScreen } from '../../../../src/screens/payments/ott/OttQuickPayScreen';
import { PayInstantly } from '../../../../src/screens/payments/upi/PayInstantly';
import { uploadDocument } from '../../../../store/account/kyc';
import {
  changePassword,
  profileDetailsOf,
  updateSubscriber,
} from '../../../../store/account/profile';
import type { Failure } from '../../../../store/core/failure';
import { NO_MONEY } from '../../../../store/core/values/money';
import { sendSurvey } from '../../../../store/help/survey';
import { createTicket } from '../../../../store/help/ticketDraft';
import {
  identify,
  register,
  setPassword,
  verifyOtp,
} from '../../../../store/identity/identification';
import { acceptTerms, logIn } from '../../../../store/identity/session';
import { removePack } from '../../../../store/packs/packChanges';
import { billForAccount } from '../../../../store/payments/bill';
import { findAccount } from '../../../../store/payments/instantPayment';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import { journalRead, startPayment } from '../../../../store/payments/payments';
import { instantCustomer } from '../../../../store/wire/entities/payments/instantPayment';
import { aPack, aSubscriber, aSurvey } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';
import { useBrowserFormData } from './formData';

useBrowserFormData();

const person = { username: 'asha', password: 'example-1' };
const changes = { changes: { surname: 'Rao' }, password: '' };
const passwords = { password: 'example-1', newpassword: 'example-2' };
const nothing = () => undefined;
const details = profileDetailsOf(aSubscriber());
const otpData = {
  ...{ mobileno: '', attemptsremaining: 3, expires: null, confirmed: true },
  resendfrom: 0,
};
const claim = { identity: '9000002222', purpose: 'REGISTER' } as const;
const codeSent = (purpose: 'REGISTER' | 'RESETPASSWORD' = 'REGISTER') =>
  identify.succeeded({ claim: { ...claim, purpose }, otpData });
const verified = verifyOtp.succeeded({ username: 'asha', firstname: 'Asha', surname: '' });
const pay = startPayment.requested({
  bill: billForAccount('OTT', maskedAccountOf('9000004412'), NO_MONEY),
  method: 'UPI',
  payee: { number: '', mobileno: '', email: '' },
});
const kind = { documenttype: 'PAN', side: 'FRONT' } as const;
const upload = uploadDocument.requested({ ...kind, file: new Blob(['%PDF']) });
const ticket = { categoryid: 'SPEED', subject: 'Slow', description: 'Slow', contactmethod: 'SMS' };
const editDetails = (
  <EditDetails
    username="asha"
    draft={details}
    saved={details}
    earlierFailure={null}
    onUnchanged={nothing}
  />
);
const passwordForm = <PasswordForm username="asha" onClose={nothing} />;
const ticketForm = (
  <TicketForm choices={{ categories: [], methods: [] }} boxes={[]} onDiscard={nothing} />
);
const payInstantly = (
  <PayInstantly connection={null} details={v.parse(instantCustomer, { customeridentity: '12' })} />
);
const DocumentForm = () => (
  <SendDocument kind={kind} onKind={nothing} sending={useSendDocument()} />
);
const surveyPage = <SurveyPage questions={aSurvey().questions} at={1} isLast />;
const removeDialog = <RemoveDialog pack={aPack()} open onClose={nothing} />;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the subscriber can type, choose or tick. */
const controls = (): readonly Control[] => [
  ...document.querySelectorAll<Control>('form :is(input, select, textarea):not([hidden])'),
];
const mayChange = (control: Control): boolean =>
  !('readOnly' in control && control.readOnly) &&
  control.closest('[aria-readonly="true"]') === null;

const open = (form: ReactNode, before: readonly UnknownAction[] = []) => {
  const store = configureStore({
    reducer: loadedReducer(),
    // The event of an upload holds a file.
    middleware: (standard) => standard({ serializableCheck: false }),
  });
  before.forEach(store.dispatch);
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>{form}</MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return store;
};

describe('A form that its answer closes', () => {
  it.each<[string, ReactNode, (failure: Failure) => UnknownAction, UnknownAction, UnknownAction[]]>(
    [
      ['login', <LoginScreen />, logIn.failed, logIn.requested({ ...person, remember: false }), []],
      ['terms', <TermsScreen />, acceptTerms.failed, acceptTerms.requested(), []],
      ['identification', <ValidateScreen />, identify.failed, identify.requested(claim), []],
      [
        'code',
        <ValidateScreen />,
        verifyOtp.failed,
        verifyOtp.requested({ otp: '1' }),
        [codeSent()],
      ],
      [
        'registration',
        <ValidateScreen />,
        register.failed,
        register.requested({ ...person, firstname: 'Asha' }),
        [codeSent(), verified],
      ],
      [
        'new password',
        <ValidateScreen />,
        setPassword.failed,
        setPassword.requested({ newpassword: 'example-1' }),
        [codeSent('RESETPASSWORD'), verified],
      ],
      ['profile', editDetails, updateSubscriber.failed, updateSubscriber.requested(changes), []],
      ['password', passwordForm, changePassword.failed, changePassword.requested(passwords), []],
      ['document', <DocumentForm />, uploadDocument.failed, upload, []],
      ['survey', surveyPage, sendSurvey.failed, sendSurvey.requested(), []],
      ['ticket', ticketForm, createTicket.failed, createTicket.requested(ticket), []],
      [
        'removal',
        removeDialog,
        removePack.failed,
        removePack.requested({ productid: 'FAM01' }),
        [],
      ],
      ['number', <NumberForm />, findAccount.failed, findAccount.requested('9000004412'), []],
      ['streaming service', <OttQuickPayScreen />, startPayment.failed, pay, [journalRead([])]],
      ['instant payment', payInstantly, startPayment.failed, pay, [journalRead([])]],
    ],
  )(
    'What is typed in the form "%s" cannot be changed from the request to its failure',
    (_name, form, failed, requested, before) => {
      const store = open(form, before);
      const changeable = controls().filter(mayChange);
      expect(changeable.length).toBeGreaterThan(0);
      act(() => void store.dispatch(requested));
      expect(controls().filter(mayChange)).toEqual([]);
      act(() => void store.dispatch(failed({ kind: 'unreachable', call: 'cart' })));
      expect(controls().filter(mayChange)).toEqual(changeable);
    },
  );
});

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /amount/i }).value;

it('An instant payment takes no amount until the journal has been read', async () => {
  const store = open(payInstantly);
  await userEvent.type(screen.getByRole('textbox', { name: /amount/i }), '500');
  expect(amount()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: '₹500' }));
  expect(amount()).toBe('');
  act(() => void store.dispatch(journalRead([])));
  await userEvent.click(screen.getByRole('button', { name: '₹500' }));
  expect(amount()).toBe('500');
});

it('A quick amount pressed while the request to pay is made does not change the amount', async () => {
  const store = open(payInstantly, [journalRead([])]);
  act(() => void store.dispatch(pay));
  await userEvent.click(screen.getByRole('button', { name: '₹500' }));
  expect(amount()).toBe('');
  act(() => void store.dispatch(startPayment.failed({ kind: 'unreachable', call: 'cart' })));
  await userEvent.click(screen.getByRole('button', { name: '₹500' }));
  expect(amount()).toBe('500');
});
