import {
  FULL_SCREEN_ERROR_TIME,
  fullScreenErrorRaised,
  selectFullScreenError,
} from '../../../../store/app/fullScreenError';
import {
  loadMaintenance,
  selectHasStaffEntered,
  selectIsUnderMaintenance,
  selectMaintenance,
  selectMayPassMaintenance,
  staffEntered,
} from '../../../../store/app/maintenance';
import type { Failure } from '../../../../store/core/failure';
import {
  passwordForgotten,
  passwordSealed,
  selectSealed,
} from '../../../../store/identity/rememberedPassword';
import {
  acceptTerms,
  isLoginRefused,
  isSessionEnd,
  loggedInElsewhere,
  loggedOut,
  loggedOutElsewhere,
  logIn,
  selectHasTermsToAccept,
  selectIsLoggedIn,
  selectSessionEpoch,
  selectUser,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { aSubscriber, aUser } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const loggedIn = logIn.succeeded(aSubscriber({ customerid: '42', firstname: 'Asha' }));
const withTerms = logIn.succeeded(aSubscriber({ companyagreement: 'NO' }));
const sealed = { iv: 'aXY=', data: 'ZGF0YQ==' };

const ends = [
  sessionExpired(),
  loggedOut({ isConfirmedByOperator: true }),
  loggedOutElsewhere(),
  sessionDiscarded(),
];

describe('A subscriber who logs in', () => {
  it('The stored user has only the fields that the portal needs to start', () => {
    expect(selectUser(stateAfter(loggedIn))).toEqual({
      customerid: '42',
      firstname: 'Asha',
      companyagreement: 'YES',
    });
  });

  it('There is no user before the operator has accepted the login', () => {
    const asking = stateAfter(
      logIn.requested({ username: 'asha', password: 'secret-1', remember: true }),
    );
    expect(selectIsLoggedIn(asking)).toBe(false);
    expect(JSON.stringify(asking)).not.toContain('secret-1');
  });

  it('The terms must be accepted when the operator says NO', () => {
    expect(selectHasTermsToAccept(stateAfter(withTerms))).toBe(true);
    expect(selectHasTermsToAccept(stateAfter(withTerms, acceptTerms.succeeded()))).toBe(false);
    expect(selectHasTermsToAccept(stateAfter(loggedIn))).toBe(false);
    const silent = logIn.succeeded(aSubscriber({ companyagreement: '' }));
    expect(selectHasTermsToAccept(stateAfter(silent))).toBe(false);
  });

  it('A login in another tab logs in this one', () => {
    const user = aUser({ customerid: '43' });
    expect(selectUser(stateAfter(loggedInElsewhere(user)))).toEqual(user);
  });

  it('A login in another tab begins an epoch, which accepting the terms there does not', () => {
    const user = aUser();
    const elsewhere = stateAfter(loggedInElsewhere(user));
    expect(selectSessionEpoch(elsewhere)).toBe(selectSessionEpoch(stateAfter()) + 1);
    const accepted = stateAfter(loggedInElsewhere(user), loggedInElsewhere(user));
    expect(selectSessionEpoch(accepted)).toBe(selectSessionEpoch(elsewhere));
  });

  it('Accepting terms after the end of the session starts no session', () => {
    const late = stateAfter(withTerms, sessionExpired(), acceptTerms.succeeded());
    expect(selectIsLoggedIn(late)).toBe(false);
  });
});

describe('A failed login', () => {
  const refused = (status: number): Failure => ({
    kind: 'refused',
    call: 'login',
    status,
    message: '',
  });

  it.each([400, 401, 403])(
    'A login refused with status %i means a wrong user name or password',
    (status) => {
      expect(isLoginRefused(refused(status))).toBe(true);
    },
  );

  it.each<[string, Failure]>([
    ['a refusal with status 429', refused(429)],
    ['a refusal with status 500', refused(500)],
    ['no network', { kind: 'unreachable', call: 'login' }],
    ['an unclear answer with status 403', { kind: 'unknown', call: 'login', status: 403 }],
  ])('A login that fails with %s says nothing about its user name and password', (_, failure) => {
    expect(isLoginRefused(failure)).toBe(false);
  });
});

describe.each(ends)('The end of a session by $type', (end) => {
  it('The subscriber is logged out and a new epoch begins', () => {
    expect(isSessionEnd(end)).toBe(true);
    const before = stateAfter(loggedIn);
    const after = stateAfter(loggedIn, end);
    expect(selectIsLoggedIn(after)).toBe(false);
    expect(selectSessionEpoch(after)).toBe(selectSessionEpoch(before) + 1);
  });

  it('The full-screen error is removed', () => {
    expect(selectFullScreenError(stateAfter(fullScreenErrorRaised('Sorry'), end))).toBeNull();
  });
});

describe('The remembered password', () => {
  it('The password is deleted by unticking the box, a logout and a 401', () => {
    expect(selectSealed(stateAfter(passwordSealed(sealed)))).toEqual(sealed);
    for (const event of [
      passwordForgotten(),
      loggedOut({ isConfirmedByOperator: false }),
      sessionExpired(),
    ])
      expect(selectSealed(stateAfter(passwordSealed(sealed), event))).toBeNull();
  });

  it('The password stays when a full-screen error has cleared the saved user', () => {
    const after = stateAfter(loggedIn, passwordSealed(sealed), sessionDiscarded());
    expect(selectSealed(after)).toEqual(sealed);
    expect(selectUser(after)).toBeNull();
  });
});

it('The full-screen error is shown for three seconds', () => {
  expect(selectFullScreenError(stateAfter(fullScreenErrorRaised('Sorry')))).toBe('Sorry');
  expect(FULL_SCREEN_ERROR_TIME).toBe(3000);
});

describe('Maintenance', () => {
  const status = (maintenance: 'ON' | 'OFF') =>
    loadMaintenance.succeeded({ maintenance, header: '', image: '', content: '', style: '' });

  it('Only the operator’s answer closes the portal', () => {
    expect(selectIsUnderMaintenance(stateAfter())).toBe(false);
    expect(selectIsUnderMaintenance(stateAfter(status('ON')))).toBe(true);
    expect(selectIsUnderMaintenance(stateAfter(status('ON'), status('OFF')))).toBe(false);
    const failed = loadMaintenance.failed({ kind: 'unreachable', call: 'maintenance' });
    expect(selectIsUnderMaintenance(stateAfter(failed))).toBe(false);
    expect(selectIsUnderMaintenance(stateAfter(status('ON'), failed))).toBe(true);
  });

  it('Staff may enter until their session ends', () => {
    expect(selectHasStaffEntered(stateAfter(status('ON'), staffEntered(), loggedIn))).toBe(true);
    expect(selectHasStaffEntered(stateAfter(status('ON'), loggedIn))).toBe(false);
    const left = stateAfter(
      status('ON'),
      staffEntered(),
      loggedIn,
      loggedOut({ isConfirmedByOperator: true }),
    );
    expect(selectHasStaffEntered(left)).toBe(false);
    expect(selectMaintenance(left)?.maintenance).toBe('ON');
  });

  it('A subscriber may enter once the operator says OFF, and staff also when it says ON', () => {
    expect(selectMayPassMaintenance(stateAfter(loggedIn))).toBe(false);
    expect(selectMayPassMaintenance(stateAfter(status('OFF')))).toBe(true);
    expect(selectMayPassMaintenance(stateAfter(loggedIn, status('ON')))).toBe(false);
    expect(selectMayPassMaintenance(stateAfter(status('ON'), loggedIn))).toBe(false);
    expect(selectMayPassMaintenance(stateAfter(status('ON'), staffEntered(), loggedIn))).toBe(true);
  });
});
