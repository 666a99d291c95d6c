import type { UnknownAction } from '@reduxjs/toolkit';
import { endpoints } from '../../../../sagas/api/endpoints';
import { subscriberSample } from '../../../../sagas/api/samples/subscriber';
import { otpDomain } from '../../../../sagas/identity/otp';
import { selectStatus } from '../../../../store/core/flows';
import {
  type IdentificationPurpose,
  identificationRestored,
  identify,
  otpAwaited,
  otpFormClosed,
  register,
  resendIdentificationOtp,
  setPassword,
  startedAgain,
  verifyOtp,
} from '../../../../store/identity/identification';
import { selectIdentification, selectOtpData } from '../../../../store/identity/otp';
import { logIn, selectIsLoggedIn } from '../../../../store/identity/session';
import { takeDefects } from '../../../support/defects';
import { openPortal, type TestPortal } from '../../../support/portal';
import { refuseStorage } from '../../../support/storage/refuseStorage';
import { until, untilIdle } from '../../../support/waiting';

const KEY = 'selfcareIdentification';
const NEW_PASSWORD = 'Gulmohar-lane-7';
const details = { username: 'imran', password: NEW_PASSWORD, firstname: 'Imran' };
const otpSent = {
  mobileno: '90•••••222',
  expiresin: 300,
  resendafter: 30,
  attemptsremaining: 3,
  message: '',
};
const person = { username: '', firstname: 'Imran', surname: 'Sheikh' };
const noTo = (code: string) => ({ error: 'No.', errorcode: code });

const opened = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains: [otpDomain] });
  const { operator } = portal;
  operator.answers(endpoints.validate, {
    validationtoken: 'validation-1',
    mobileno: '90•••••222',
    message: '',
  });
  operator.answers(endpoints.generateOtp, otpSent);
  operator.answers(endpoints.regenerateOtp, otpSent);
  operator.answers(endpoints.verifyOtp, { verificationtoken: 'verification-1', ...person });
  operator.answers(endpoints.register, { customerid: '42', username: 'imran', message: '' });
  operator.answers(endpoints.resetPassword, { message: 'Done.' });
  // The login after a registration.
  operator.refuses(endpoints.login, 403);
  return portal;
};

const at = (portal: TestPortal) => selectIdentification(portal.state());
const isAt = (portal: TestPortal, step: string) =>
  portal.until((state) => selectIdentification(state).step === step);
const failureOf = (portal: TestPortal) => {
  const now = at(portal);
  return now.step === 'done' ? null : now.failure;
};
const fails = (portal: TestPortal) =>
  portal.until((state) => {
    const now = selectIdentification(state);
    return now.step !== 'done' && now.failure !== null;
  });

const codeSent = async (purpose: IdentificationPurpose = 'REGISTER') => {
  const portal = await opened();
  portal.dispatch(identify.requested({ identity: '9000002222', purpose }));
  await isAt(portal, 'codeSent');
  return portal;
};
const verified = async (purpose: IdentificationPurpose = 'REGISTER') => {
  const portal = await codeSent(purpose);
  portal.dispatch(verifyOtp.requested({ otp: '482139' }));
  await isAt(portal, 'verified');
  return portal;
};
const kept = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
const keyOf = ({ request }: { readonly request: Request }) =>
  request.headers.get('idempotency-key');

describe('The identification step', () => {
  it('A code is sent, with its receiver, lifetime and resend time', async () => {
    const before = Date.now();
    const portal = await codeSent();
    expect(selectOtpData(portal.state())).toEqual({
      mobileno: '90•••••222',
      attemptsremaining: 3,
      resendfrom: expect.any(Number),
      expires: expect.any(Number),
      confirmed: true,
    });
    const { resendfrom, expires } = selectOtpData(portal.state())!;
    expect(resendfrom - before).toBeGreaterThanOrEqual(30_000);
    expect(expires! - resendfrom).toBe(270_000);
  });

  it('A code whose lifetime the operator does not say never expires here', async () => {
    const portal = await opened();
    portal.operator.answers(endpoints.generateOtp, { ...otpSent, expiresin: 0 });
    await portal.press(identify, { identity: '9000002222', purpose: 'REGISTER' });
    expect(selectOtpData(portal.state())).toMatchObject({ expires: null, confirmed: true });
  });

  it('One code is sent however often it is pressed', async () => {
    const portal = await opened();
    for (const _ of [1, 2, 3])
      portal.dispatch(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await isAt(portal, 'codeSent');
    expect(portal.operator.receivedOf('validate')).toHaveLength(1);
    expect(portal.operator.receivedOf('generateOtp')).toHaveLength(1);
  });

  it.each([
    [404, 'UNKNOWN'],
    [409, 'REGISTERED'],
    [409, 'NOTREGISTERED'],
    [409, 'NOMOBILE'],
  ])(
    'The identification step stays when the operator answers %i %s, and no code is sent',
    async (status, code) => {
      const portal = await opened();
      portal.operator.refuses(endpoints.validate, status, noTo(code));
      portal.dispatch(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
      await fails(portal);
      expect(at(portal)).toMatchObject({ step: 'identifying', claim: { identity: '9000002222' } });
      expect(failureOf(portal)).toMatchObject({ code });
      expect(portal.operator.receivedOf('generateOtp')).toEqual([]);
    },
  );

  it('A missing payload fails before anything is sent', async () => {
    const portal = await opened();
    portal.dispatch(identify.requested(undefined as never)); // a replayed flow may lack it
    await fails(portal);
    expect(failureOf(portal)).toMatchObject({ error: 'payload not found' });
    expect(portal.operator.receivedOf('validate')).toEqual([]);
  });

  it('The identification step stays when the operator cannot be reached', async () => {
    const portal = await opened();
    portal.operator.isUnreachable(endpoints.validate);
    portal.dispatch(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await fails(portal);
    expect(failureOf(portal)).toMatchObject({ kind: 'unreachable' });
  });

  it.each<[string, (portal: TestPortal) => void]>([
    ['is lost', ({ operator }) => operator.isUnreachable(endpoints.generateOtp)],
    [
      'cannot be read',
      ({ operator }) => operator.replies(endpoints.generateOtp, () => new Response('<html>')),
    ],
    [
      'is that one was sent just now',
      ({ operator }) => operator.refuses(endpoints.generateOtp, 429, noTo('OTP_WAIT')),
    ],
  ])('The code step follows when the answer to the sending %s', async (_, trouble) => {
    const portal = await opened();
    trouble(portal);
    portal.dispatch(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await isAt(portal, 'codeSent');
    expect(selectOtpData(portal.state())).toMatchObject({
      mobileno: '90•••••222',
      attemptsremaining: null,
      confirmed: false,
    });
  });

  it('After a lost answer another code can be requested in half a minute', async () => {
    const portal = await opened();
    portal.operator.isUnreachable(endpoints.generateOtp);
    const before = Date.now();
    await portal.press(identify, { identity: '9000002222', purpose: 'REGISTER' });
    const { resendfrom } = selectOtpData(portal.state())!;
    expect(resendfrom).toBeGreaterThanOrEqual(before + 30_000);
    expect(resendfrom).toBeLessThanOrEqual(Date.now() + 30_000);
  });

  it('A defect of the portal before the sending does not lead to the code step', async () => {
    const portal = await opened();
    const defect = new Error('no random numbers');
    const random = jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw defect;
    });
    const status = await portal.press(identify, { identity: '9000002222', purpose: 'REGISTER' });
    random.mockRestore();
    expect(status).toBe('failed');
    expect(at(portal)).toMatchObject({ step: 'identifying', failure: { kind: 'defect' } });
    expect(takeDefects()).toEqual([defect]);
    expect(portal.operator.receivedOf('generateOtp')).toEqual([]);
  });

  it('The identification step stays when no code can be sent', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.generateOtp, 403, {
      ...{ error: 'No texts today.', errorcode: 'OTP_LIMIT' },
    });
    portal.dispatch(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await fails(portal);
    expect(at(portal).step).toBe('identifying');
    expect(failureOf(portal)).toMatchObject({ status: 403 });
  });
});

describe('The code step', () => {
  it('A correct code shows the customer, and neither code nor token is stored afterwards', async () => {
    const portal = await verified();
    expect(at(portal)).toMatchObject({ person });
    const everything = JSON.stringify([portal.state(), { ...localStorage }, { ...sessionStorage }]);
    expect(everything).not.toMatch(/482139|validation-1|verification-1/);
  });

  it.each(['OTP_INCORRECT', 'OTP_EXPIRED', 'OTP_SPENT', 'STALE'])(
    'The code is requested again when the operator answers %s',
    async (code) => {
      const portal = await codeSent();
      portal.operator.refuses(endpoints.verifyOtp, 403, noTo(code));
      portal.dispatch(verifyOtp.requested({ otp: '482139' }));
      await fails(portal);
      expect(at(portal)).toMatchObject({ step: 'codeSent', failure: { code } });
      portal.operator.answers(endpoints.verifyOtp, { verificationtoken: 'v', ...person });
      portal.dispatch(verifyOtp.requested({ otp: '482139' }));
      await isAt(portal, 'verified');
    },
  );

  it('The code is requested again when the operator cannot be reached', async () => {
    const portal = await codeSent();
    portal.operator.isUnreachable(endpoints.verifyOtp);
    portal.dispatch(verifyOtp.requested({ otp: '482139' }));
    await fails(portal);
    expect(failureOf(portal)).toMatchObject({ kind: 'unreachable' });
    expect(portal.operator.receivedOf('verifyOtp')).toHaveLength(1);
  });

  it('A resend has its own key and sends one code', async () => {
    const portal = await codeSent();
    portal.operator.answers(endpoints.regenerateOtp, {
      ...otpSent,
      message: 'Sent again.',
      mobileno: '',
      attemptsremaining: 2,
    });
    portal.dispatch(resendIdentificationOtp.requested());
    expect(await portal.press(resendIdentificationOtp)).toBe('succeeded');
    expect(selectOtpData(portal.state())).toMatchObject({
      mobileno: '90•••••222',
      attemptsremaining: 2,
    });
    const [sending, ...more] = portal.operator.receivedOf('regenerateOtp');
    expect(more).toEqual([]);
    expect(keyOf(sending!)).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['OTP_WAIT', 'OTP_LIMIT', 'OTP_NONE'])(
    'The code is not resent when the operator answers %s, and the previous one stays valid',
    async (code) => {
      const portal = await codeSent();
      portal.operator.refuses(endpoints.regenerateOtp, 429, noTo(code));
      portal.dispatch(resendIdentificationOtp.requested());
      await fails(portal);
      expect(at(portal)).toMatchObject({ step: 'codeSent', failure: { code } });
      expect(selectOtpData(portal.state())).toMatchObject({ attemptsremaining: 3 });
    },
  );

  it('A resend whose answer is lost may have sent a code', async () => {
    const portal = await codeSent();
    portal.operator.isUnreachable(endpoints.regenerateOtp);
    expect(await portal.press(resendIdentificationOtp)).toBe('succeeded');
    expect(selectOtpData(portal.state())).toMatchObject({
      mobileno: '90•••••222',
      confirmed: false,
    });
  });
});

describe('An identification that is started again with another number', () => {
  const OTHER = { identity: '9000009999', purpose: 'RESETPASSWORD' } as const;

  /** The first number waits for the answer to `event`, and the second one has got its code. */
  const startAgain = async ([answered, event]: readonly [
    'verifyOtp' | 'regenerateOtp',
    UnknownAction,
  ]): Promise<{
    readonly portal: TestPortal;
    readonly answer: (body: unknown, init?: ResponseInit) => void;
  }> => {
    const portal = await codeSent('RESETPASSWORD');
    const answer = portal.operator.holdsBack(endpoints[answered]);
    portal.dispatch(event);
    await until(() => portal.operator.receivedOf(answered).length === 1);
    portal.dispatch(startedAgain());
    const secondNumber = { validationtoken: 'validation-2', mobileno: '90•••••999', message: '' };
    portal.operator.answers(endpoints.validate, secondNumber);
    portal.operator.answers(endpoints.generateOtp, { ...otpSent, mobileno: '90•••••999' });
    portal.dispatch(identify.requested(OTHER));
    await isAt(portal, 'codeSent');
    return { portal, answer };
  };

  const check = ['verifyOtp', verifyOtp.requested({ otp: '482139' })] as const;
  const resend = ['regenerateOtp', resendIdentificationOtp.requested()] as const;
  const accepted = { verificationtoken: 'verification-1', ...person };

  it.each([
    ['accepts the first code', check, 200, accepted],
    ['refuses the first code as used', check, 403, noTo('OTP_SPENT')],
    ['sends another first code', resend, 200, otpSent],
    ['refuses another first code', resend, 429, noTo('OTP_LIMIT')],
  ] as const)('A late answer that %s changes nothing', async (_, call, status, body) => {
    const { portal, answer } = await startAgain(call);
    const before = { step: at(portal), otpData: selectOtpData(portal.state()), kept: kept() };
    expect(before).toMatchObject({ step: { claim: OTHER }, otpData: { mobileno: '90•••••999' } });
    answer(body, { status });
    await untilIdle();
    expect({ step: at(portal), otpData: selectOtpData(portal.state()), kept: kept() }).toEqual(
      before,
    );
  });

  it('The new password is set with the token of the second number', async () => {
    const { portal, answer } = await startAgain(check);
    answer(accepted);
    await untilIdle();
    portal.operator.answers(endpoints.verifyOtp, {
      verificationtoken: 'verification-2',
      ...person,
    });
    portal.dispatch(verifyOtp.requested({ otp: '771020' }));
    await isAt(portal, 'verified');
    const [, second] = portal.operator.receivedOf('verifyOtp');
    expect(second?.request.url).toMatch(/validationtoken=validation-2&otp=771020$/);
    await portal.press(setPassword, { newpassword: NEW_PASSWORD });
    expect(portal.operator.receivedOf('resetPassword').map(({ body }) => body)).toEqual([
      expect.stringContaining('verification-2'),
    ]);
  });

  it('The first code can be checked no more, and the button is free for the second', async () => {
    const portal = await codeSent();
    portal.operator.keepsSilent(endpoints.verifyOtp);
    portal.dispatch(verifyOtp.requested({ otp: '482139' }));
    await until(() => portal.operator.receivedOf('verifyOtp').length === 1);
    portal.dispatch(startedAgain());
    await untilIdle();
    expect(selectStatus(portal.state(), verifyOtp)).not.toBe('running');
    expect(kept()).toBeNull();
  });
});

describe('The details step', () => {
  it('The details register the subscriber once with the validation token', async () => {
    const portal = await verified();
    portal.dispatch(register.requested(details));
    portal.dispatch(register.requested(details));
    await isAt(portal, 'done');
    const sendings = portal.operator.receivedOf('register');
    expect(sendings).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(sendings[0]!.body))).toEqual({
      ...details,
      verificationtoken: 'verification-1',
    });
    expect(at(portal)).toMatchObject({ username: 'imran' });
  });

  it.each([
    ['that the operator answers', 'imran.s', 'imran.s'],
    ['that was typed, when the operator answers none', '', 'imran'],
  ])('The last step shows the user name %s', async (_, username, shown) => {
    const portal = await verified();
    portal.operator.answers(endpoints.register, { customerid: '42', username, message: '' });
    portal.dispatch(register.requested(details));
    await isAt(portal, 'done');
    expect(at(portal)).toMatchObject({ username: shown });
  });

  it('The details set a new password', async () => {
    const portal = await verified('RESETPASSWORD');
    portal.dispatch(setPassword.requested({ newpassword: NEW_PASSWORD }));
    await isAt(portal, 'done');
    expect(JSON.parse(portal.operator.receivedOf('resetPassword')[0]!.body)).toEqual({
      newpassword: NEW_PASSWORD,
      verificationtoken: 'verification-1',
    });
    expect(JSON.stringify(portal.state())).not.toContain(NEW_PASSWORD);
  });

  it.each([
    ['a user name that is taken', 409, 'USERNAME_TAKEN', 'refused'],
    ['a token that is too old', 403, 'STALE', 'refused'],
    ['an answer that says nothing', 500, '', 'unknown'],
  ])('The details may be sent again after %s', async (_, status, code, kind) => {
    const portal = await verified();
    portal.operator.refuses(endpoints.register, status, noTo(code));
    portal.dispatch(register.requested(details));
    await fails(portal);
    expect(at(portal)).toMatchObject({ step: 'verified', failure: { kind, status } });
  });

  it('Unchanged details sent again after a lost answer have the same key, and changed details a new one', async () => {
    const portal = await verified();
    portal.operator.isUnreachable(endpoints.register);
    for (const username of ['imran', 'imran', 'imran.s']) {
      expect(await portal.press(register, { ...details, username })).toBe('failed');
      expect(failureOf(portal)).toMatchObject({ kind: 'unknown' });
    }
    const [first, same, other] = portal.operator.receivedOf('register').map(keyOf);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it('Details without a token fail and send nothing', async () => {
    const portal = await opened();
    expect(await portal.press(setPassword, { newpassword: NEW_PASSWORD })).toBe('failed');
    expect(failureOf(portal)).toMatchObject({ kind: 'payloadMissing' });
    expect(portal.operator.receivedOf('resetPassword')).toEqual([]);
  });
});

describe('The login at the end of the registration', () => {
  it('A registration logs in once with what was registered, and goes home', async () => {
    const portal = await verified();
    portal.operator.answers(endpoints.login, { ...subscriberSample, companyagreement: 'YES' });
    portal.dispatch(register.requested(details));
    portal.dispatch(register.requested(details));
    await isAt(portal, 'identifying');
    const [login, ...more] = portal.operator.receivedOf('login');
    expect(Object.fromEntries(new URL(login!.request.url).searchParams)).toEqual({
      username: 'imran',
      password: details.password,
    });
    expect(more).toEqual([]);
    expect(selectIsLoggedIn(portal.state())).toBe(true);
    expect(portal.moves).toEqual(['/nxtselfcareportal']);
    expect(kept()).toBeNull();
    expect(JSON.stringify(portal.state())).not.toContain(details.password);
  });

  it('The login after a registration remembers no password on this device', async () => {
    const portal = await verified();
    portal.dispatch(register.requested(details));
    await portal.until((state) => selectStatus(state, logIn) === 'failed');
    expect(portal.eventsOf(logIn.requested)).toMatchObject([{ payload: { remember: false } }]);
  });

  it('The login after a registration has its own password, also after a registration that was ended', async () => {
    const portal = await verified();
    const answer = portal.operator.holdsBack(endpoints.register);
    portal.dispatch(register.requested({ ...details, password: 'Of-the-first-1' }));
    await until(() => portal.operator.receivedOf('register').length === 1);
    portal.dispatch(startedAgain());
    answer({ customerid: '41', username: 'first', message: '' });
    portal.operator.answers(endpoints.register, {
      customerid: '42',
      username: 'imran',
      message: '',
    });
    portal.dispatch(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await isAt(portal, 'codeSent');
    portal.dispatch(verifyOtp.requested({ otp: '482139' }));
    await isAt(portal, 'verified');
    portal.dispatch(register.requested(details));
    await until(() => portal.operator.receivedOf('login').length === 1);
    const [login] = portal.operator.receivedOf('login');
    expect(new URL(login!.request.url).searchParams.get('password')).toBe(NEW_PASSWORD);
  });

  it('A registration whose outcome is unknown does not log in', async () => {
    const portal = await verified();
    portal.operator.isUnreachable(endpoints.register);
    await portal.press(register, details);
    expect(portal.operator.receivedOf('login')).toEqual([]);
  });

  it('A login that is refused after the registration leaves its last step', async () => {
    const portal = await verified();
    portal.dispatch(register.requested(details));
    await portal.until((state) => selectStatus(state, logIn) === 'failed');
    expect(at(portal).step).toBe('done');
    expect(portal.moves).toEqual([]);
  });

  it('The login opens the dashboard and clears the registration', async () => {
    const portal = await verified();
    portal.dispatch(register.requested(details));
    await isAt(portal, 'done');
    await portal.logIn();
    await isAt(portal, 'identifying');
    expect(portal.moves).toEqual(['/nxtselfcareportal']);
    expect(at(portal)).toMatchObject({ claim: null });
    expect(kept()).toBeNull();
  });

  it('A login in the details step, after a registration without an answer, opens the dashboard', async () => {
    const portal = await verified();
    portal.operator.isUnreachable(endpoints.register);
    await portal.press(register, details);
    await portal.logIn();
    await isAt(portal, 'identifying');
    expect(portal.moves).toEqual(['/nxtselfcareportal']);
    expect(kept()).toBeNull();
  });

  it('A login elsewhere does not navigate', async () => {
    const portal = await codeSent();
    await portal.logIn();
    expect(portal.moves).toEqual([]);
    expect(at(portal)).toMatchObject({ step: 'identifying', claim: null });
  });

  it('A refused login leaves the details step unchanged', async () => {
    const portal = await verified();
    portal.operator.refuses(endpoints.login, 403);
    portal.dispatch(
      logIn.requested({ username: 'imran', password: NEW_PASSWORD, remember: false }),
    );
    await portal.until((state) => selectStatus(state, logIn) === 'failed');
    expect(at(portal).step).toBe('verified');
  });
});

describe('A page that is reloaded', () => {
  /** The same tab with a new page: its storage stays, everything else begins again. */
  const reloaded = opened;

  it('The reloaded page continues with the sent code', async () => {
    const before = await codeSent('RESETPASSWORD');
    const otpData = selectOtpData(before.state());
    expect(kept()).toMatchObject({ step: 'codeSent', validationtoken: 'validation-1' });
    expect(JSON.stringify(kept())).not.toContain('9000002222');

    const portal = await reloaded();
    expect(at(portal)).toMatchObject({ step: 'codeSent', claim: { purpose: 'RESETPASSWORD' } });
    expect(selectOtpData(portal.state())).toEqual(otpData);
    portal.dispatch(verifyOtp.requested({ otp: '482139' }));
    await isAt(portal, 'verified');
  });

  it('The reloaded page knows the remaining attempts', async () => {
    const before = await codeSent();
    before.operator.refuses(endpoints.verifyOtp, 403, noTo('OTP_INCORRECT'));
    before.dispatch(verifyOtp.requested({ otp: '000000' }));
    await fails(before);
    const portal = await reloaded();
    expect(selectOtpData(portal.state())).toMatchObject({ attemptsremaining: 2 });
  });

  it('The reloaded page restarts after the code was accepted, because the token is not stored', async () => {
    await verified('RESETPASSWORD');
    expect(kept()).toEqual({
      step: 'verified',
      purpose: 'RESETPASSWORD',
      until: expect.any(Number),
    });
    expect(at(await reloaded())).toMatchObject({
      step: 'identifying',
      wasReloaded: true,
      claim: { purpose: 'RESETPASSWORD' },
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"step":"codeSent","until":9e15}'],
    ['what is too old', JSON.stringify({ step: 'verified', purpose: 'REGISTER', until: 1 })],
    [
      'what would never end',
      JSON.stringify({ step: 'verified', purpose: 'REGISTER', until: 9e15 }),
    ],
  ])('The reloaded page starts at the beginning when the tab holds %s', async (_, value) => {
    if (value !== null) sessionStorage.setItem(KEY, value);
    expect(at(await opened())).toMatchObject({ step: 'identifying', claim: null });
  });

  it('Restarting clears what the tab stored', async () => {
    const portal = await codeSent();
    portal.dispatch(startedAgain());
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('A code step whose token is missing is not stored', async () => {
    const portal = await codeSent();
    const otpData = selectOtpData(portal.state())!;
    sessionStorage.removeItem(KEY);
    const next = await reloaded();
    next.dispatch(identificationRestored({ purpose: 'REGISTER', otpData }));
    expect(await next.press(verifyOtp, { otp: '482139' })).toBe('failed');
    expect(at(next)).toMatchObject({ step: 'codeSent', failure: { kind: 'payloadMissing' } });
    expect(kept()).toBeNull();
  });

  it.each<[string, UnknownAction]>([
    ['closing the code field', otpFormClosed()],
    ['sending a code that is not answered yet', verifyOtp.requested({ otp: '482139' })],
  ])('What the tab stores does not last longer after %s', async (_, event) => {
    const portal = await codeSent();
    portal.operator.keepsSilent(endpoints.verifyOtp);
    const stored = kept();
    expect(stored).toMatchObject({ step: 'codeSent' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    portal.dispatch(event);
    await untilIdle();
    clock.mockRestore();
    expect(kept()).toEqual(stored);
  });

  it('The registration works where the tab refuses storage', async () => {
    const restoreStorage = refuseStorage();
    expect(at(await verified())).toMatchObject({ step: 'verified' });
    restoreStorage();
  });
});

describe('A phone that reads the text message itself', () => {
  const get = jest.fn();
  beforeEach(() => {
    get.mockReset();
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'OTPCredential'));
  const signalOf = () => (get.mock.calls[0] as [{ readonly signal: AbortSignal }])[0].signal;

  it('The phone enters the code by itself', async () => {
    get.mockResolvedValue({ code: '482139' });
    const portal = await codeSent();
    portal.dispatch(otpAwaited());
    await isAt(portal, 'verified');
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  });

  it('Leaving the step stops the waiting', async () => {
    get.mockReturnValue(new Promise(() => undefined));
    const portal = await codeSent();
    portal.dispatch(otpAwaited());
    await untilIdle();
    expect(signalOf().aborted).toBe(false);
    portal.dispatch(otpFormClosed());
    await untilIdle();
    expect(signalOf().aborted).toBe(true);
    expect(at(portal).step).toBe('codeSent');
  });

  it.each<[string, () => void]>([
    ['is not allowed', () => get.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
    ['returns nothing', () => get.mockResolvedValue(null)],
    ['returns a code that is no text', () => get.mockResolvedValue({ code: 482139 })],
    [
      'is not supported',
      () => {
        get.mockResolvedValue({ code: '482139' });
        Reflect.deleteProperty(window, 'OTPCredential');
      },
    ],
  ])('When WebOTP %s, the subscriber types the code', async (_, prepare) => {
    prepare();
    const portal = await codeSent();
    portal.dispatch(otpAwaited());
    await untilIdle();
    expect(at(portal)).toMatchObject({ step: 'codeSent', failure: null });
    expect(portal.operator.receivedOf('verifyOtp')).toEqual([]);
  });
});
