import type { UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '../../../../store/core/failure';
import type { OtpData } from '../../../../store/documented/documentedState';
import {
  identificationEnded,
  identificationLost,
  identificationRestored,
  identify,
  register,
  registrationSetAside,
  resendIdentificationOtp,
  setPassword,
  startedAgain,
  verifyOtp,
} from '../../../../store/identity/identification';
import { selectIdentification, selectOtpData } from '../../../../store/identity/otp';
import { sessionExpired } from '../../../../store/identity/session';
import { stateAfter } from '../../../support/stateAfter';

const claim = { identity: '9000002222', purpose: 'REGISTER' } as const;
const otpData: OtpData = {
  mobileno: '90•••••222',
  attemptsremaining: 3,
  resendfrom: 30_000,
  expires: 300_000,
  confirmed: true,
};
const person = { username: '', firstname: 'Imran', surname: 'Sheikh' };
const sent = identify.succeeded({ claim, otpData });
const shown = verifyOtp.succeeded(person);
const draft = { username: 'imran', firstname: 'Imran', surname: '', email: 'i@example.com' };
const no = (code: string): Failure => ({
  kind: 'refused',
  call: 'verifyOtp',
  status: 403,
  message: 'No.',
  code,
});

const stepAfter = (...events: readonly UnknownAction[]) =>
  selectIdentification(stateAfter(...events));
const otpAfter = (...events: readonly UnknownAction[]) => selectOtpData(stateAfter(...events));

describe('The registration steps', () => {
  it('The steps lead from the number over the code and the details to the end', () => {
    expect(stepAfter()).toEqual({
      step: 'identifying',
      claim: null,
      wasReloaded: false,
      failure: null,
    });
    expect(stepAfter(identify.requested(claim))).toMatchObject({ step: 'identifying', claim });
    expect(stepAfter(sent)).toEqual({ step: 'codeSent', claim, failure: null });
    expect(stepAfter(sent, shown)).toMatchObject({ step: 'verified', claim, person });
    expect(stepAfter(sent, shown, register.succeeded({ username: 'imran' }))).toEqual({
      step: 'done',
      claim,
      username: 'imran',
    });
  });

  it('A late answer skips no step', () => {
    expect(stepAfter(shown).step).toBe('identifying');
    expect(stepAfter(sent, startedAgain(), shown).step).toBe('identifying');
    expect(stepAfter(sent, register.succeeded({ username: 'imran' })).step).toBe('codeSent');
    expect(stepAfter(setPassword.succeeded()).step).toBe('identifying');
  });

  it.each<[string, UnknownAction]>([
    ['a request', register.requested({ ...draft, password: 'Gulmohar-lane-7' })],
    ['a failure', register.failed(no('STALE'))],
    ['a draft', registrationSetAside(draft)],
  ])('The last step is not changed by %s that comes late', (_, late) => {
    const done = [sent, shown, register.succeeded({ username: 'imran' })];
    expect(stepAfter(...done, late)).toEqual(stepAfter(...done));
  });

  it('A draft is kept in the details step only', () => {
    expect(stepAfter(registrationSetAside(draft))).toEqual(stepAfter());
    expect(stepAfter(sent, registrationSetAside(draft))).toEqual(stepAfter(sent));
  });

  it('The last step holds the login name, or what was typed where there is none', () => {
    const reset = { identity: '9000004412', purpose: 'RESETPASSWORD' } as const;
    const began = identify.succeeded({ claim: reset, otpData });
    const asha = verifyOtp.succeeded({ ...person, username: 'asha' });
    expect(stepAfter(began, asha, setPassword.succeeded())).toMatchObject({ username: 'asha' });
    expect(stepAfter(began, shown, setPassword.succeeded())).toMatchObject({
      username: '9000004412',
    });
  });

  it('Restarting keeps the typed number', () => {
    expect(stepAfter(sent, startedAgain())).toMatchObject({ step: 'identifying', claim });
    expect(otpAfter(sent, startedAgain())).toBeNull();
  });

  it('The failure of a step is kept until the next request', () => {
    const failed = [sent, verifyOtp.failed(no('OTP_INCORRECT'))];
    expect(stepAfter(...failed)).toMatchObject({ failure: { code: 'OTP_INCORRECT' } });
    expect(stepAfter(...failed, resendIdentificationOtp.requested())).toMatchObject({
      failure: null,
    });
    expect(stepAfter(...failed, verifyOtp.requested({ otp: '482139' }))).toMatchObject({
      failure: null,
    });
    expect(stepAfter(identify.failed(no('UNKNOWN')))).toMatchObject({
      step: 'identifying',
      failure: { code: 'UNKNOWN' },
    });
  });

  it('Another code for an identification that is too old stays in the code step without the failure', () => {
    const stale = [sent, verifyOtp.failed(no('STALE'))];
    expect(stepAfter(...stale, identify.requested(claim))).toEqual(stepAfter(sent));
  });

  it('The typed registration is restored without the password', () => {
    const state = stateAfter(
      sent,
      shown,
      registrationSetAside(draft),
      register.requested({ ...draft, password: 'Gulmohar-lane-7' }),
    );
    expect(selectIdentification(state)).toMatchObject({ draft });
    expect(JSON.stringify(state)).not.toContain('Gulmohar-lane-7');
  });

  it('A reload continues where possible, or gives the reason why not', () => {
    expect(stepAfter(identificationRestored({ purpose: 'REGISTER', otpData }))).toMatchObject({
      step: 'codeSent',
      claim: { purpose: 'REGISTER', identity: '' },
    });
    expect(stepAfter(identificationLost('RESETPASSWORD'))).toMatchObject({
      step: 'identifying',
      wasReloaded: true,
      claim: { purpose: 'RESETPASSWORD' },
    });
    expect(stepAfter(identificationLost('REGISTER'), identify.requested(claim))).toMatchObject({
      wasReloaded: false,
    });
  });

  it('A login and the end of a session delete the registration', () => {
    for (const end of [identificationEnded(), sessionExpired()]) {
      expect(stepAfter(sent, shown, end)).toEqual(stepAfter());
      expect(otpAfter(sent, end)).toBeNull();
    }
  });
});

describe('The OTP data', () => {
  it('The data says where the code was sent, the attempts left and the resend time', () => {
    expect(otpAfter(sent)).toEqual(otpData);
  });

  it('Wrong attempts count down, and a used or expired code has none', () => {
    const wrong = verifyOtp.failed(no('OTP_INCORRECT'));
    expect(otpAfter(sent, wrong)?.attemptsremaining).toBe(2);
    expect(otpAfter(sent, wrong, wrong, wrong, wrong)?.attemptsremaining).toBe(0);
    expect(otpAfter(sent, verifyOtp.failed(no('OTP_SPENT')))?.attemptsremaining).toBe(0);
    expect(otpAfter(sent, verifyOtp.failed(no('OTP_EXPIRED')))?.attemptsremaining).toBe(0);
    expect(otpAfter(sent, verifyOtp.failed(no('OTHER')))?.attemptsremaining).toBe(3);
    const unsaid = identify.succeeded({ claim, otpData: { ...otpData, attemptsremaining: null } });
    expect(otpAfter(unsaid, wrong)?.attemptsremaining).toBeNull();
  });

  it('A wrong attempt that is answered after restarting changes nothing', () => {
    const wrong = verifyOtp.failed(no('OTP_INCORRECT'));
    expect(otpAfter(sent, startedAgain(), wrong)).toBeNull();
  });

  it('Another code resets the data, and a correct code deletes it', () => {
    const another = { ...otpData, resendfrom: 90_000 };
    expect(
      otpAfter(sent, verifyOtp.failed(no('OTP_SPENT')), resendIdentificationOtp.succeeded(another)),
    ).toEqual(another);
    expect(otpAfter(sent, shown)).toBeNull();
  });

  it('The data never contains the code', () => {
    const state = stateAfter(sent, verifyOtp.requested({ otp: '482139' }), shown);
    expect(JSON.stringify(state)).not.toContain('482139');
  });
});
