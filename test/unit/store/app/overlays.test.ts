import {
  appStarted,
  sampleShown,
  selectApp,
  selectBaseUrl,
  selectIdempotency,
  selectIsDevelopment,
} from '../../../../store/app/app';
import {
  chunkFailed,
  chunkFailureDismissed,
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

describe('The snackbar', () => {
  it('The snackbar is green for success and red for an error, 15 from the left and at least 85 wide', () => {
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

  it('The newest message is shown until it is hidden', () => {
    expect(selectSnackbar(stateAfter())).toBeNull();
    const two = [snackbarShown(success('Done')), snackbarShown(error('Sorry'))];
    expect(selectSnackbar(stateAfter(...two))).toEqual(error('Sorry'));
    expect(selectSnackbar(stateAfter(...two, snackbarHidden()))).toBeNull();
  });
});

describe('The page state', () => {
  it('The page remembers the requested navigation and its result', () => {
    expect(selectNavigation(stateAfter())).toEqual({ to: null, ended: null, refused: null });
    const asked = [navigationEnded('aborted'), navigationRequested('/')];
    expect(selectNavigation(stateAfter(...asked))).toEqual({ to: '/', ended: null, refused: null });
    expect(selectNavigation(stateAfter(...asked, navigationEnded('duplicated')))).toEqual({
      to: '/',
      ended: 'duplicated',
      refused: null,
    });
  });

  it('The device counts as online until it reports otherwise', () => {
    expect(selectIsOnline(stateAfter())).toBe(true);
    expect(selectIsOnline(stateAfter(connectionChanged({ online: false })))).toBe(false);
  });

  it('The chunk error stays while the chunk loads again', () => {
    const failed = chunkFailed('Loading chunk 7 failed.');
    expect(selectChunkFailure(stateAfter(failed))).toBe('Loading chunk 7 failed.');
    expect(selectChunkFailure(stateAfter(failed, reloadRequested()))).toBe(
      'Loading chunk 7 failed.',
    );
    expect(selectChunkFailure(stateAfter(failed, chunkFailureDismissed()))).toBeNull();
  });
});

describe('The app state', () => {
  it('The deployment’s configuration is set at the start', () => {
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

  it('Nothing is promised of the operator unless the deployment says so', () => {
    expect(selectIdempotency(stateAfter(appStarted({})))).toBe('unknown');
    expect(selectIdempotency(stateAfter(appStarted({ idempotency: 'honoured' })))).toBe('honoured');
  });

  it('The portal is in production mode unless it was built for development', () => {
    expect(selectIsDevelopment(stateAfter())).toBe(false);
    expect(selectIsDevelopment(stateAfter(appStarted({ mode: 'development' })))).toBe(true);
  });

  it('Showing a sample is remembered permanently', () => {
    expect(selectApp(stateAfter()).answeredBySample).toBe(false);
    expect(selectApp(stateAfter(sampleShown(), appStarted({ name: 'X' }))).answeredBySample).toBe(
      true,
    );
  });
});

it('The chosen theme and language are stored independently', () => {
  expect(selectTheme(stateAfter())).toBe('system');
  expect(selectLanguage(stateAfter())).toBe('en');
  const chosen = stateAfter(themeChosen('dark'), languageChosen('hi'));
  expect([selectTheme(chosen), selectLanguage(chosen)]).toEqual(['dark', 'hi']);
});
