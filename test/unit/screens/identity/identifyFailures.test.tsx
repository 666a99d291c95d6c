import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { CredentialsFailure } from '../../../../src/screens/identity/validate/credentials/CredentialsFailure';
import { IdentifyFailure } from '../../../../src/screens/identity/validate/IdentifyStep';
import {
  IdentificationOtpFailure,
  useFieldError,
} from '../../../../src/screens/identity/validate/OtpStep';
import { isGuessable, passwordWeakness } from '../../../../src/ui/forms/rules/passwordRules';
import { OperatorContext } from '../../../../src/ui/frame/operator';
import type { Failure } from '../../../../store/core/failure';
import type { OtpData } from '../../../../store/documented/documentedState';
import { identify, startedAgain } from '../../../../store/identity/identification';
import { logIn } from '../../../../store/identity/session';
import { loadedReducer } from '../../../support/stateAfter';

const claim = { identity: '9000002222', purpose: 'REGISTER' } as const;
const no = (code: string, message = 'No.', status = 409): Failure => ({
  kind: 'refused',
  call: 'validate',
  status,
  message,
  code,
});

const PAYLOAD_MISSING: Failure = { kind: 'payloadMissing', error: 'payload not found' };

/** Shows one part of the screen and returns a spy on what it dispatches. */
const show = (part: ReactNode) => {
  const store = configureStore({ reducer: loadedReducer() });
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <OperatorContext value={{ name: 'Our cable', phone: '1800 120 0000' }}>
        <MemoryRouter>{part}</MemoryRouter>
      </OperatorContext>
    </Provider>,
  );
  return dispatch;
};
const nothing = () => undefined;

describe('A person to whom no code can be sent', () => {
  const fails = (failure: Failure, onInstead = nothing) =>
    show(<IdentifyFailure failure={failure} claim={claim} onPurposeSwitched={onInstead} />);

  it('Without a mobile number the person may call the operator', () => {
    fails(no('NOMOBILE'));
    expect(screen.getByRole('alert').textContent).toContain('no mobile number');
    expect(screen.getByRole('link', { name: 'Call 1800 120 0000' }).getAttribute('href')).toBe(
      'tel:18001200000',
    );
  });

  it('One press switches to the other way and keeps the typed number', async () => {
    const onInstead = jest.fn();
    const dispatch = fails(no('REGISTERED'), onInstead);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Set a new password instead' }));
    expect(onInstead).toHaveBeenCalledWith('RESETPASSWORD');
    expect(dispatch).toHaveBeenCalledWith(
      identify.requested({ ...claim, purpose: 'RESETPASSWORD' }),
    );
  });

  it('An unknown refusal shows the operator’s own reason', () => {
    fails(no('NEW', 'The office is closed today.'));
    expect(screen.getByRole('alert').textContent).toBe('The office is closed today.');
  });

  it('A missing network is reported', () => {
    fails({ kind: 'unreachable', call: 'validate' });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t reach your operator.');
  });
});

describe('A person whose code is refused', () => {
  const otpData: OtpData = {
    mobileno: '90•••••222',
    attemptsremaining: null,
    resendfrom: 0,
    expires: null,
    confirmed: true,
  };
  const Said = ({ code, left }: { readonly code: string; readonly left: number | null }) => (
    <p>{useFieldError(no(code), { ...otpData, attemptsremaining: left })}</p>
  );

  it.each([
    ['OTP_INCORRECT', 2, 'This code is incorrect. You have 2 tries left.'],
    ['OTP_INCORRECT', 1, 'This code is incorrect. You have 1 try left.'],
    ['OTP_INCORRECT', null, 'This code is incorrect.'],
    ['OTP_EXPIRED', 0, 'This code has expired. Request a new one.'],
    ['OTP_SPENT', 0, 'This code no longer works. Request a new one.'],
  ])('The refusal %s with %p attempts left is explained at the field', (code, left, sentence) => {
    show(<Said code={code} left={left} />);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('The person starts again with the number, or types it again where it is unknown', async () => {
    for (const failure of [no('STALE'), no('OTP_NONE'), PAYLOAD_MISSING]) {
      const dispatch = show(<IdentificationOtpFailure failure={failure} claim={claim} />);
      await userEvent.click(screen.getAllByRole('button', { name: 'Start again' }).at(-1)!);
      expect(dispatch).toHaveBeenCalledWith(identify.requested(claim));
    }
    const dispatch = show(
      <IdentificationOtpFailure failure={no('STALE')} claim={{ ...claim, identity: '' }} />,
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Start again' }).at(-1)!);
    expect(dispatch).toHaveBeenCalledWith(startedAgain());
  });

  it('An exhausted resend is reported, and a wait shows the operator’s own reason', () => {
    show(<IdentificationOtpFailure failure={no('OTP_LIMIT')} claim={claim} />);
    expect(screen.getByText(/We can’t send more codes right now/)).toBeTruthy();
    show(
      <IdentificationOtpFailure failure={no('OTP_WAIT', 'Please wait 9 seconds.')} claim={claim} />,
    );
    expect(screen.getByText('Please wait 9 seconds.')).toBeTruthy();
  });
});

describe('A person whose details were refused', () => {
  const typed = () => ({ username: 'imran', password: 'Gulmohar-lane-7' });

  it.each<[string, Failure]>([
    ['the answer was lost', { kind: 'unknown', call: 'register' }],
    ['the answer could not be read', { kind: 'unreadable', call: 'register' }],
    ['the token was spent, maybe by this very registration', no('STALE')],
  ])('The person is offered a login with these details when %s', async (_, failure) => {
    const dispatch = show(
      <CredentialsFailure failure={failure} purpose="REGISTER" readCredentials={typed} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try to log in' }));
    expect(dispatch).toHaveBeenCalledWith(
      expect.objectContaining({ payload: { ...typed(), remember: false } }),
    );
  });

  it.each<[string, Failure, RegExp]>([
    ['send the form again after a lost answer', { kind: 'unknown', call: 'register' }, /Send them/],
    ['start again after a spent token', no('STALE'), /Start again\.$/],
  ])('A person whose login is then refused is asked to %s', async (_, failure, advice) => {
    const store = configureStore({ reducer: loadedReducer() });
    render(
      <Provider store={store}>
        <CredentialsFailure failure={failure} purpose="REGISTER" readCredentials={typed} />
      </Provider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try to log in' }));
    act(() => void store.dispatch(logIn.failed(no('', '', 401))));
    const [, said] = screen.getAllByRole('alert');
    expect(said?.textContent).toMatch(advice);
  });

  it('A plain refusal is shown as it is without an offer', () => {
    show(
      <CredentialsFailure
        failure={no('', 'Not today.', 400)}
        purpose="REGISTER"
        readCredentials={typed}
      />,
    );
    expect(screen.getByRole('alert').textContent).toBe('Not today.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('A new password', () => {
  it.each(['', 'short', 'seven77'])('A password is too short as %p', (password) => {
    expect(passwordWeakness(password, 'asha')).toBe('short');
  });

  it.each([
    '12345678',
    '87654321',
    'aaaaaaaa',
    'Password1',
    'qwertyuiop',
    'abcdefgh',
    'Asha.Verma',
  ])('A password is easy to guess as %p', (password) => {
    expect(passwordWeakness(password, 'asha.verma')).toBe('guessable');
  });

  it.each(['Gulmohar-lane-7', 'चमेली का पेड़', 'correct horse', '12345678x'])(
    'A password may be %p',
    (password) => {
      expect(passwordWeakness(password, 'asha')).toBeNull();
      expect(isGuessable(password, '')).toBe(false);
    },
  );
});

it('A letter that takes two units of text counts once in a new password', () => {
  expect(passwordWeakness('😀'.repeat(4) + 'xyz', 'asha')).toBe('short');
  expect(passwordWeakness('😀'.repeat(4) + 'wxyz', 'asha')).toBeNull();
});
