import { languageChosen, selectLanguage, selectTheme } from '../../../../store/app/preferences';
import { passwordSealed, selectSealed } from '../../../../store/identity/rememberedPassword';
import {
  loggedOut,
  logIn,
  selectSessionEpoch,
  selectUser,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { createPortalStore } from '../../../../store/root/createPortalStore';
import { storageSlots } from '../../../../store/root/persist';
import { aSubscriber, aUser } from '../../../support/builders';
import { untilIdle } from '../../../support/waiting';

const SAVED_USER = 'selfcareUser';
const SAVED_PASSWORD = 'hitsPassword';
const PREFERENCES = 'selfcarePreferences';

const sealed = { iv: 'aXY=', data: 'ZGF0YQ==' };
const good: Record<string, unknown> = {
  [SAVED_USER]: { user: aUser() },
  [SAVED_PASSWORD]: { sealed },
  [PREFERENCES]: { theme: 'dark', language: 'hi' },
};

/** Opens the portal with what this browser has kept. */
const start = async () => {
  const { store, persistor, rehydrated } = createPortalStore();
  await rehydrated;
  return {
    dispatch: store.dispatch,
    state: () => store.getState(),
    written: () => persistor.flush(),
  };
};
const keep = (kept: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
};
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The persisted data of a subscriber', () => {
  it('The data is under the documented keys and one of our own as plain JSON', async () => {
    const { dispatch, written } = await start();
    dispatch(logIn.succeeded(aSubscriber({ customerid: '42', firstname: 'Asha' })));
    dispatch(passwordSealed(sealed));
    dispatch(languageChosen('hi'));
    await written();
    expect(Object.keys(localStorage).sort()).toEqual(
      [SAVED_PASSWORD, PREFERENCES, SAVED_USER].sort(),
    );
    expect(kept(SAVED_USER)).toEqual({ user: aUser() });
    expect(kept(SAVED_PASSWORD)).toEqual({ sealed });
    expect(kept(PREFERENCES)).toEqual({ theme: 'system', language: 'hi' });
  });

  it('The typed password is never persisted', async () => {
    const { dispatch, written } = await start();
    dispatch(logIn.requested({ username: 'asha', password: 'secret-1', remember: true }));
    dispatch(logIn.succeeded(aSubscriber()));
    await written();
    await untilIdle();
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret-1');
  });

  it('The data is restored after a reload', async () => {
    keep(good);
    const { state } = await start();
    expect(selectUser(state())).toEqual(aUser());
    expect(selectSealed(state())).toEqual(sealed);
    expect([selectTheme(state()), selectLanguage(state())]).toEqual(['dark', 'hi']);
  });

  it.each([loggedOut({ isConfirmedByOperator: true }), sessionExpired()])(
    '$type deletes the user and the password and keeps the preferences',
    async (end) => {
      keep(good);
      const { dispatch, written } = await start();
      dispatch(end);
      await written();
      expect(Object.keys(localStorage)).toEqual([PREFERENCES]);
    },
  );

  it('A full-screen error deletes the user alone', async () => {
    keep(good);
    const { dispatch, written } = await start();
    dispatch(sessionDiscarded());
    await written();
    expect(localStorage.getItem(SAVED_USER)).toBeNull();
    expect(kept(SAVED_PASSWORD)).toEqual({ sealed });
  });

  it('A pending write does not restore deleted data', async () => {
    const { dispatch } = await start();
    dispatch(logIn.succeeded(aSubscriber()));
    dispatch(passwordSealed(sealed));
    dispatch(sessionExpired());
    await untilIdle();
    expect(Object.keys(localStorage)).toEqual([PREFERENCES]);
  });
});

describe('A start with damaged storage', () => {
  const damages: [string, string][] = [
    ['unreadable JSON', '{"user":'],
    ['no JSON at all', 'hello'],
    ['the word null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['another shape', '{"user":{"customerid":42},"sealed":{"iv":1},"theme":7}'],
    [
      'empty ids',
      '{"user":{"customerid":"","firstname":"","companyagreement":"YES"},"sealed":{"iv":"","data":""}}',
    ],
    [
      'values encoded twice',
      '{"user":"{\\"customerid\\":\\"42\\"}","sealed":"{}","theme":"\\"dark\\""}',
    ],
    ['a foreign theme', '{"theme":"pink","language":"en"}'],
  ];

  for (const key of Object.keys(good))
    it.each(damages)(`${key} with %s is deleted and the other keys stay`, async (_, damaged) => {
      keep(good);
      localStorage.setItem(key, damaged);
      const { state } = await start();
      expect(localStorage.getItem(key)).toBeNull();
      expect(selectUser(state())).toEqual(key === SAVED_USER ? null : aUser());
      expect(selectSealed(state())).toEqual(key === SAVED_PASSWORD ? null : sealed);
      expect(selectTheme(state())).toBe(key === PREFERENCES ? 'system' : 'dark');
    });

  it('Foreign fields under our keys are ignored', async () => {
    keep({
      [SAVED_USER]: { user: { ...aUser(), password: 'secret-1' }, epoch: 'many', isAdmin: true },
      [SAVED_PASSWORD]: { sealed: { ...sealed, plain: 'secret-1' }, plain: 'secret-1' },
    });
    const { state, dispatch, written } = await start();
    expect(selectUser(state())).toEqual(aUser());
    expect(selectSessionEpoch(state())).toBe(0);
    expect(JSON.stringify(state())).not.toMatch(/secret-1|isAdmin/);
    dispatch(languageChosen('hi'));
    await written();
    await untilIdle();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret-1|isAdmin/);
  });

  it('Foreign keys at the same origin are left alone', async () => {
    localStorage.setItem('persist:other', '{broken');
    await start();
    expect(localStorage.getItem('persist:other')).toBe('{broken');
  });
});

describe('A browser without storage', () => {
  const worksWithoutStorage = async () => {
    const complaints = jest.spyOn(console, 'error');
    const { dispatch, state, written } = await start();
    dispatch(logIn.succeeded(aSubscriber({ customerid: '42', firstname: 'Asha' })));
    dispatch(passwordSealed(sealed));
    await written();
    await untilIdle();
    expect(selectUser(state())).toEqual(aUser());
    dispatch(sessionExpired());
    await written();
    expect(selectUser(state())).toBeNull();
    expect(complaints).not.toHaveBeenCalled();
  };

  it('The subscriber can log in when the storage is full', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full;
    });
    await worksWithoutStorage();
  });

  it('The subscriber can log in when every use of storage throws', async () => {
    for (const use of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, use).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    await worksWithoutStorage();
  });

  it('The subscriber can log in when access to the storage object throws', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await worksWithoutStorage();
  });

  it('Existing data is read when only writing is refused', async () => {
    keep(good);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { state } = await start();
    expect(selectUser(state())).toEqual(aUser());
  });
});

it('The storage keys have their exact names', () => {
  expect(Object.values(storageSlots).map(({ key }) => key)).toEqual([
    SAVED_USER,
    SAVED_PASSWORD,
    PREFERENCES,
  ]);
});
