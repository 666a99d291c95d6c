import { endpoints } from '../../../../sagas/api/endpoints';
import { otp } from '../../../../sagas/identity/otp';
import { selectStatus } from '../../../../store/core/flows';
import {
  codeAwaited,
  codeLeft,
  identify,
  register,
  resendCode,
  setPassword,
  startedAgain,
  verifyCode,
  type Purpose,
} from '../../../../store/identity/identification';
import { selectIdentification, selectOtpData } from '../../../../store/identity/otp';
import { logIn } from '../../../../store/identity/session';
import { openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

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

const opened = async (): Promise<Portal> => {
  const portal = await openPortal({ domains: [otp] });
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
  operator.answers(endpoints.resetPassword, { message: '' });
  return portal;
};

const at = (portal: Portal) => selectIdentification(portal.state());
const isAt = (portal: Portal, step: string) =>
  portal.until((state) => selectIdentification(state).step === step);
const failureOf = (portal: Portal) => {
  const now = at(portal);
  return now.step === 'done' ? null : now.failure;
};
const fails = (portal: Portal) =>
  portal.until((state) => {
    const now = selectIdentification(state);
    return now.step !== 'done' && now.failure !== null;
  });

const codeSent = async (purpose: Purpose = 'REGISTER') => {
  const portal = await opened();
  portal.say(identify.requested({ identity: '9000002222', purpose }));
  await isAt(portal, 'codeSent');
  return portal;
};
const verified = async (purpose: Purpose = 'REGISTER') => {
  const portal = await codeSent(purpose);
  portal.say(verifyCode.requested({ otp: '482139' }));
  await isAt(portal, 'verified');
  return portal;
};
const kept = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
const keyOf = ({ request }: { readonly request: Request }) =>
  request.headers.get('idempotency-key');

describe('saying who one is', () => {
  it('has a code sent, and says to whom, for how long and when another may be asked for', async () => {
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

  it('sends one code, however often it is pressed', async () => {
    const portal = await opened();
    for (const _ of [1, 2, 3])
      portal.say(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
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
    'stays at the number when the operator says %i %s, and sends nothing',
    async (status, code) => {
      const portal = await opened();
      portal.operator.refuses(endpoints.validate, status, noTo(code));
      portal.say(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
      await fails(portal);
      expect(at(portal)).toMatchObject({ step: 'identifying', claim: { identity: '9000002222' } });
      expect(failureOf(portal)).toMatchObject({ code });
      expect(portal.operator.receivedOf('generateOtp')).toEqual([]);
    },
  );

  it('answers a missing payload before anything is sent', async () => {
    const portal = await opened();
    portal.say(identify.requested(undefined as never)); // whoever replays a flow may forget it
    await fails(portal);
    expect(failureOf(portal)).toMatchObject({ error: 'payload not found' });
    expect(portal.operator.receivedOf('validate')).toEqual([]);
  });

  it('stays at the number when the operator cannot be reached', async () => {
    const portal = await opened();
    portal.operator.isUnreachable(endpoints.validate);
    portal.say(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await fails(portal);
    expect(failureOf(portal)).toMatchObject({ kind: 'unreachable' });
  });

  it.each<[string, (portal: Portal) => void]>([
    ['is lost', ({ operator }) => operator.isUnreachable(endpoints.generateOtp)],
    [
      'cannot be read',
      ({ operator }) => operator.replies(endpoints.generateOtp, () => new Response('<html>')),
    ],
    [
      'is that one was sent just now',
      ({ operator }) => operator.refuses(endpoints.generateOtp, 429, noTo('OTP_WAIT')),
    ],
  ])('goes on to the code when the answer to its sending %s', async (_, trouble) => {
    const portal = await opened();
    trouble(portal);
    portal.say(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await isAt(portal, 'codeSent');
    expect(selectOtpData(portal.state())).toMatchObject({
      mobileno: '90•••••222',
      attemptsremaining: null,
      confirmed: false,
    });
  });

  it('stays at the number when no code can be sent', async () => {
    const portal = await opened();
    portal.operator.refuses(endpoints.generateOtp, 500, { error: 'No texts today.' });
    portal.say(identify.requested({ identity: '9000002222', purpose: 'REGISTER' }));
    await fails(portal);
    expect(at(portal).step).toBe('identifying');
    expect(failureOf(portal)).toMatchObject({ status: 500 });
  });
});

describe('the code', () => {
  it('shows who is there, and neither it nor a token is to be found afterwards', async () => {
    const portal = await verified();
    expect(at(portal)).toMatchObject({ person });
    const everything = JSON.stringify([portal.state(), { ...localStorage }, { ...sessionStorage }]);
    expect(everything).not.toMatch(/482139|validation-1|verification-1/);
  });

  it.each(['OTP_INCORRECT', 'OTP_EXPIRED', 'OTP_SPENT', 'STALE'])(
    'is asked for again when the operator says %s',
    async (code) => {
      const portal = await codeSent();
      portal.operator.refuses(endpoints.verifyOtp, 403, noTo(code));
      portal.say(verifyCode.requested({ otp: '482139' }));
      await fails(portal);
      expect(at(portal)).toMatchObject({ step: 'codeSent', failure: { code } });
      portal.operator.answers(endpoints.verifyOtp, { verificationtoken: 'v', ...person });
      portal.say(verifyCode.requested({ otp: '482139' }));
      await isAt(portal, 'verified');
    },
  );

  it('is asked for again when the operator cannot be reached', async () => {
    const portal = await codeSent();
    portal.operator.isUnreachable(endpoints.verifyOtp);
    portal.say(verifyCode.requested({ otp: '482139' }));
    await fails(portal);
    expect(failureOf(portal)).toMatchObject({ kind: 'unreachable' });
    expect(portal.operator.receivedOf('verifyOtp')).toHaveLength(1);
  });

  it('is sent once more when asked for, with a key that makes it one', async () => {
    const portal = await codeSent();
    portal.operator.answers(endpoints.regenerateOtp, {
      ...otpSent,
      mobileno: '',
      attemptsremaining: 2,
    });
    portal.say(resendCode.requested());
    portal.say(resendCode.requested());
    await portal.until((state) => selectStatus(state, resendCode) === 'succeeded');
    expect(selectOtpData(portal.state())).toMatchObject({
      mobileno: '90•••••222',
      attemptsremaining: 2,
    });
    const [sending, ...more] = portal.operator.receivedOf('regenerateOtp');
    expect(more).toEqual([]);
    expect(keyOf(sending!)).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['OTP_WAIT', 'OTP_LIMIT', 'OTP_NONE'])(
    'is not sent once more when the operator says %s, and the former may still be typed',
    async (code) => {
      const portal = await codeSent();
      portal.operator.refuses(endpoints.regenerateOtp, 429, noTo(code));
      portal.say(resendCode.requested());
      await fails(portal);
      expect(at(portal)).toMatchObject({ step: 'codeSent', failure: { code } });
      expect(selectOtpData(portal.state())).toMatchObject({ attemptsremaining: 3 });
    },
  );

  it('may be on its way when the answer to another sending is lost', async () => {
    const portal = await codeSent();
    portal.operator.isUnreachable(endpoints.regenerateOtp);
    portal.say(resendCode.requested());
    await portal.until((state) => selectStatus(state, resendCode) === 'succeeded');
    expect(selectOtpData(portal.state())).toMatchObject({
      mobileno: '90•••••222',
      confirmed: false,
    });
  });
});

describe('the details', () => {
  it('register the subscriber once, with what the code was worth', async () => {
    const portal = await verified();
    portal.say(register.requested(details));
    portal.say(register.requested(details));
    await isAt(portal, 'done');
    const sendings = portal.operator.receivedOf('register');
    expect(sendings).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(sendings[0]!.body))).toEqual({
      ...details,
      verificationtoken: 'verification-1',
    });
    expect(at(portal)).toMatchObject({ username: 'imran' });
  });

  it('set a new password', async () => {
    const portal = await verified('RESETPASSWORD');
    portal.say(setPassword.requested({ newpassword: NEW_PASSWORD }));
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
    ['a no of another kind', 500, '', 'refused'],
  ])('may be sent again after %s', async (_, status, code, kind) => {
    const portal = await verified();
    portal.operator.refuses(endpoints.register, status, noTo(code));
    portal.say(register.requested(details));
    await fails(portal);
    expect(at(portal)).toMatchObject({ step: 'verified', failure: { kind, status } });
  });

  it('whose answer was lost are the same intent when sent again unchanged, and another when not', async () => {
    const portal = await verified();
    portal.operator.isUnreachable(endpoints.register);
    for (const username of ['imran', 'imran', 'imran.s']) {
      portal.say(register.requested({ ...details, username }));
      await portal.until((state) => selectStatus(state, register) === 'failed');
      expect(failureOf(portal)).toMatchObject({ kind: 'unknown' });
    }
    const [first, same, other] = portal.operator.receivedOf('register').map(keyOf);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it('that cannot be sent without a token say so, and send nothing', async () => {
    const portal = await opened();
    portal.say(setPassword.requested({ newpassword: NEW_PASSWORD }));
    await portal.until((state) => selectStatus(state, setPassword) === 'failed');
    expect(failureOf(portal)).toMatchObject({ kind: 'payloadMissing' });
    expect(portal.operator.receivedOf('resetPassword')).toEqual([]);
  });
});

describe('a login at the end of the way', () => {
  it('leads to the dashboard and leaves nothing behind', async () => {
    const portal = await verified();
    portal.say(register.requested(details));
    await isAt(portal, 'done');
    await portal.logIn();
    await isAt(portal, 'identifying');
    expect(portal.moves).toEqual(['/nxtselfcareportal']);
    expect(at(portal)).toMatchObject({ claim: null });
    expect(kept()).toBeNull();
  });

  it('by another way leads nowhere else', async () => {
    const portal = await codeSent();
    await portal.logIn();
    expect(portal.moves).toEqual([]);
    expect(at(portal)).toMatchObject({ step: 'identifying', claim: null });
  });

  it('that is refused leaves the details where they are', async () => {
    const portal = await verified();
    portal.operator.refuses(endpoints.login, 403);
    portal.say(logIn.requested({ username: 'imran', password: NEW_PASSWORD, remember: false }));
    await portal.until((state) => selectStatus(state, logIn) === 'failed');
    expect(at(portal).step).toBe('verified');
  });
});

describe('a page that is loaded anew', () => {
  /** The same tab with a new page: its storage stays, everything else begins again. */
  const reloaded = opened;

  it('goes on with the code that was sent', async () => {
    const before = await codeSent('RESETPASSWORD');
    const otpData = selectOtpData(before.state());
    expect(kept()).toMatchObject({ step: 'codeSent', validationtoken: 'validation-1' });
    expect(JSON.stringify(kept())).not.toContain('9000002222');

    const portal = await reloaded();
    expect(at(portal)).toMatchObject({ step: 'codeSent', claim: { purpose: 'RESETPASSWORD' } });
    expect(selectOtpData(portal.state())).toEqual(otpData);
    portal.say(verifyCode.requested({ otp: '482139' }));
    await isAt(portal, 'verified');
  });

  it('knows how many tries are left', async () => {
    const before = await codeSent();
    before.operator.refuses(endpoints.verifyOtp, 403, noTo('OTP_INCORRECT'));
    before.say(verifyCode.requested({ otp: '000000' }));
    await fails(before);
    const portal = await reloaded();
    expect(selectOtpData(portal.state())).toMatchObject({ attemptsremaining: 2 });
  });

  it('begins again after the code was accepted: what it was worth is kept nowhere', async () => {
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
  ])('begins at the beginning when the tab holds %s', async (_, value) => {
    if (value !== null) sessionStorage.setItem(KEY, value);
    expect(at(await opened())).toMatchObject({ step: 'identifying', claim: null });
  });

  it('forgets when the subscriber begins again', async () => {
    const portal = await codeSent();
    portal.say(startedAgain());
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('is no trouble where the tab may keep nothing', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(at(await verified())).toMatchObject({ step: 'verified' });
    refused.mockRestore();
  });
});

describe('a phone that can read the text message', () => {
  const get = jest.fn();
  beforeEach(() => {
    get.mockReset();
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'OTPCredential'));
  const signalOf = () => (get.mock.calls[0] as [{ readonly signal: AbortSignal }])[0].signal;

  it('hands the code over by itself', async () => {
    get.mockResolvedValue({ code: '482139' });
    const portal = await codeSent();
    portal.say(codeAwaited());
    await isAt(portal, 'verified');
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  });

  it('stops waiting when the subscriber leaves', async () => {
    get.mockReturnValue(new Promise(() => undefined));
    const portal = await codeSent();
    portal.say(codeAwaited());
    await untilIdle();
    expect(signalOf().aborted).toBe(false);
    portal.say(codeLeft());
    await untilIdle();
    expect(signalOf().aborted).toBe(true);
    expect(at(portal).step).toBe('codeSent');
  });

  it.each<[string, () => void]>([
    ['is not allowed to', () => get.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
    ['has nothing to give', () => get.mockResolvedValue(null)],
    ['does not know how', () => Reflect.deleteProperty(window, 'OTPCredential')],
  ])('and %s leaves the typing to the subscriber', async (_, prepare) => {
    prepare();
    const portal = await codeSent();
    portal.say(codeAwaited());
    await untilIdle();
    expect(at(portal)).toMatchObject({ step: 'codeSent', failure: null });
    expect(portal.operator.receivedOf('verifyOtp')).toEqual([]);
  });
});
