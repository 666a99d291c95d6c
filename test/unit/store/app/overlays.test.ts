/** @jest-environment node */
import {
  appStarted,
  sampleShown,
  selectApp,
  selectBaseUrl,
  selectIsDevelopment,
} from '../../../../store/app/app';
import {
  chunkFailed,
  chunkFailureLeft,
  reloadRequested,
  selectChunkFailure,
} from '../../../../store/app/chunkFailure';
import { connectionChanged, selectIsOnline } from '../../../../store/app/connection';
import {
  navigationEnded,
  navigationRequested,
  selectNavigation,
} from '../../../../store/app/navigation';
import {
  languageChosen,
  selectLanguage,
  selectTheme,
  themeChosen,
} from '../../../../store/app/preferences';
import {
  error,
  selectSnackbar,
  snackbarHidden,
  snackbarShown,
  success,
} from '../../../../store/app/snackbar';
import { stateAfter } from '../../../support/stateAfter';

describe('the snackbar a subscriber sees', () => {
  it('is green for success and red for an error, 15 from the left and at least 85 wide', () => {
    expect(success('Done')).toEqual({
      message: 'Done',
      status: 'success',
      backgroundColor: '#47B881',
      leftalign: 15,
      minwidth: 85,
    });
    expect(error('Sorry')).toEqual({
      message: 'Sorry',
      status: 'error',
      backgroundColor: '#EC4C47',
      leftalign: 15,
      minwidth: 85,
    });
  });

  it('is the newest one until it is hidden', () => {
    expect(selectSnackbar(stateAfter())).toBeNull();
    const two = [snackbarShown(success('Done')), snackbarShown(error('Sorry'))];
    expect(selectSnackbar(stateAfter(...two))).toEqual(error('Sorry'));
    expect(selectSnackbar(stateAfter(...two, snackbarHidden()))).toBeNull();
  });
});

describe('the page a subscriber is on', () => {
  it('remembers where it was asked to go and how that ended', () => {
    expect(selectNavigation(stateAfter())).toEqual({ to: null, ended: null });
    const asked = [navigationEnded('aborted'), navigationRequested('/')];
    expect(selectNavigation(stateAfter(...asked))).toEqual({ to: '/', ended: null });
    expect(selectNavigation(stateAfter(...asked, navigationEnded('duplicated')))).toEqual({
      to: '/',
      ended: 'duplicated',
    });
  });

  it('counts as online until the device says otherwise', () => {
    expect(selectIsOnline(stateAfter())).toBe(true);
    expect(selectIsOnline(stateAfter(connectionChanged({ online: false })))).toBe(false);
  });

  it('keeps the sentence about a chunk that did not come, also while it loads again', () => {
    const failed = chunkFailed('Loading chunk 7 failed.');
    expect(selectChunkFailure(stateAfter(failed))).toBe('Loading chunk 7 failed.');
    expect(selectChunkFailure(stateAfter(failed, reloadRequested()))).toBe(
      'Loading chunk 7 failed.',
    );
    expect(selectChunkFailure(stateAfter(failed, chunkFailureLeft()))).toBeNull();
  });
});

describe('the portal itself', () => {
  it('is told at the start what differs from one deployment to the next', () => {
    const started = stateAfter(
      appStarted({ name: 'Our cable', server: 'test', baseUrl: 'https://x.example.com' }),
    );
    expect(selectApp(started)).toMatchObject({
      name: 'Our cable',
      server: 'test',
      version: 'v1.0.26',
    });
    expect(selectBaseUrl(started)).toBe('https://x.example.com');
  });

  it('is in production unless it was built for development', () => {
    expect(selectIsDevelopment(stateAfter())).toBe(false);
    expect(selectIsDevelopment(stateAfter(appStarted({ mode: 'development' })))).toBe(true);
  });

  it('says once and for all that it has shown samples', () => {
    expect(selectApp(stateAfter()).answeredBySample).toBe(false);
    expect(selectApp(stateAfter(sampleShown(), appStarted({ name: 'X' }))).answeredBySample).toBe(
      true,
    );
  });
});

it('remembers the theme and the language a subscriber chose, one without the other', () => {
  expect(selectTheme(stateAfter())).toBe('system');
  expect(selectLanguage(stateAfter())).toBe('en');
  const chosen = stateAfter(themeChosen('dark'), languageChosen('hi'));
  expect([selectTheme(chosen), selectLanguage(chosen)]).toEqual(['dark', 'hi']);
});
