import createSagaMiddleware from 'redux-saga';
import { reportDefect } from '../../sagas/api/failures';
import type { OperatorWords } from '../../sagas/api/operatorWords/translation';
import type { PageReload } from '../../sagas/app/deployment';
import type { DomainSaga } from '../../sagas/core/domain';
import { domainLoader } from '../../sagas/root/domains';
import { appStarted } from '../../store/app/app';
import { fullScreenErrorRaised } from '../../store/app/fullScreenError';
import { selectPathAfterLogin } from '../../store/app/navigation';
import { languageChosen, selectLanguage } from '../../store/app/preferences';
import { error, snackbarShown } from '../../store/app/snackbar';
import { isLanguage, type Language } from '../../store/core/languages';
import { messages } from '../../store/core/messages';
import { LOGIN } from '../../store/core/paths';
import { createActionTap } from '../../store/diagnostics/actionTap';
import type { DomainName } from '../../store/documented/documentedState';
import { selectHasTermsToAccept, selectIsLoggedIn } from '../../store/identity/session';
import { createPortalStore, type PortalStore } from '../../store/root/createPortalStore';
import { secondChance } from '../app/lazy/secondChance';
import { createLoginPrefill, createNavigator } from '../app/pageServices';
import type { PortalServices } from '../app/PortalServices';
import { startTexts } from '../text/textFiles';
import {
  baseUrlOf,
  configuredWordsOf,
  imageHostsOf,
  type PortalConfiguration,
  pushOf,
  readConfiguration,
} from './configuration';
import { collectEarlyInput, hydrateEarlyInput } from './hydrateEarlyInput';
import { tolerateTranslators } from './tolerateTranslators';

declare const __webpack_hash__: string;

const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

/** The login is in the HTML, and may be typed into while the scripts start. */
const isPrerendered = document.documentElement.dataset['first'] === 'login';

/** The only place that connects the store, the sagas and the screens. */
const start = async (page: HTMLElement, root: HTMLElement): Promise<void> => {
  const reading = readConfiguration(document.getElementById('configuration')?.textContent ?? '');
  const operatorWords = reading.ok ? configuredWordsOf(reading.configuration) : undefined;
  const wrongField = reading.ok
    ? operatorWords && (await wrongWordIn(operatorWords))
    : reading.field;
  if (!reading.ok || wrongField) {
    // No texts are loaded yet. The HTML of the page contains this sentence in the page's language.
    root.textContent = root.dataset['misconfigured']?.replace('{field}', wrongField ?? '') ?? '';
    page.dataset['first'] = 'broken';
    return;
  }
  const { configuration } = reading;
  tolerateTranslators();
  await nextTask();
  const navigator = createNavigator();
  const loginPrefill = createLoginPrefill();
  const sagas = createSagaMiddleware({
    context: {
      navigate: navigator.go,
      page: {},
      operatorWords,
      prefillLogin: loginPrefill.fill,
      loadLanguage: (next: Language) => texts.change(next),
    },
    onError: (error) => {
      reportDefect(error);
      portal.store.dispatch(fullScreenErrorRaised(messages.startAgain));
    },
  });
  const actionTap = createActionTap(() => ({ at: Date.now(), path: location.pathname }));
  const portal = createPortalStore({ middleware: [sagas, actionTap.middleware] });
  sagas.setContext({ page: reloading(portal) });
  await portal.rehydrated;
  const language = firstLanguage(portal, page);
  // redux-persist writes with a delay, so `flush` writes the values at once when the page is closed.
  window.addEventListener('pagehide', () => void portal.persistor.flush());
  portal.store.dispatch(
    appStarted({
      mode,
      name: configuration.operator.name,
      server: configuration.server,
      baseUrl: baseUrlOf(configuration, new URL(location.href)),
      realtime: configuration.realtime ?? '',
      push: pushOf(configuration),
      payHosts: configuration.payHosts,
      upiFields: configuration.upiFields,
      ottServices: configuration.ottServices,
      idempotency: configuration.idempotency,
      ...(configuration.topUp && { topUpLimits: configuration.topUp }),
      ...(configuration.instantPayment && { instantLimits: configuration.instantPayment }),
      ...(configuration.renewalDays && { renewalDays: configuration.renewalDays }),
    }),
  );

  // The condition is inline, so that the build removes this code from the built portal.
  if (process.env['NODE_ENV'] === 'development') {
    (await import('../translations/registerAll')).registerAllTranslations();
    if ((await import('../text/pseudoLanguage')).isPseudo())
      (await import('../translations/registerPseudo')).registerPseudo();
  }
  const texts = await startTexts(
    language,
    secondChance,
    once(() => void portal.store.dispatch(snackbarShown(error(messages.englishInstead)))),
  );
  await nextTask();
  const { rootSaga } = await loadSagas();
  const running = new Map<DomainName, DomainSaga>();
  const runSagas = once(() => void sagas.run(rootSaga, running));
  let early: ReturnType<typeof collectEarlyInput> | null = null;
  const services: PortalServices = {
    imageHosts: imageHostsOf(configuration),
    navigator,
    domains: {
      has: (name) => running.has(name),
      add: (name) => secondChance(() => addDomain(name, portal, running)),
    },
    requestedEarly: new Set(),
    loginPrefill,
    onReady: once(() => {
      // The sagas start first, because a request that is dispatched before its saga runs is lost.
      runSagas();
      hydrateEarlyInput(page, early);
      early = null;
      // The early requests count in the first rendering only. If Home is rendered later, for another session, it
      // requests its reads itself.
      services.requestedEarly.clear();
      applyBrand(configuration);
      import(/* webpackChunkName: "offline" */ '../../sagas/app/afterFirstPaint').then(
        ({ startAfterFirstPaint }) => startAfterFirstPaint(actionTap, portal.store, configuration),
        () => actionTap.listen(null),
      );
    }),
  };
  await nextTask();
  await loadRenderer();
  await nextTask();
  const { show, prepareScreen, prepareHome } = await loadScreens();
  await nextTask();
  if (!isPrerendered) {
    const state = portal.store.getState();
    const isLoggedIn = selectIsLoggedIn(state);
    if (isLoggedIn && location.pathname === LOGIN)
      history.replaceState(null, '', selectPathAfterLogin(state));
    const access = { isLoggedIn, hasTerms: selectHasTermsToAccept(state) };
    await prepareScreen(access, services.domains);
    // The sagas run before the screen is rendered: they answer its requests and load what this device has stored.
    runSagas();
    if (page.earlyReads?.size)
      await import(/* webpackChunkName: "home" */ './firstReads').then(
        ({ takeFirstReads }) => takeFirstReads(portal.store, services),
        () => undefined, // Home requests its reads itself.
      );
  } else {
    const prepare = () => {
      // In a separate task, so that the typed letter is shown first.
      if (location.pathname === LOGIN) setTimeout(prepareHome, 0, services.domains);
    };
    addEventListener('input', prepare, { once: true });
  }
  // Collected last, because React handles every event after `show`.
  early = collectEarlyInput(root);
  show({
    root,
    isPrerendered,
    store: portal.store,
    services,
    operator: configuration.operator,
  });
};

/** The chosen language; at the first visit, the language that the page's script took from the browser's languages. */
const firstLanguage = ({ store }: PortalStore, page: HTMLElement): Language => {
  const chosen = selectLanguage(store.getState());
  if (chosen !== page.lang && isLanguage(page.lang)) store.dispatch(languageChosen(page.lang));
  return selectLanguage(store.getState());
};

/*
 * All three modules are in the first scripts ("eager"), so their import only decides when they are evaluated. Each is
 * evaluated in a separate task, so that the page can react to typing between two tasks.
 */
const loadRenderer = () =>
  import(
    /* webpackMode: "eager", webpackExports: ["createRoot", "hydrateRoot"] */ 'react-dom/client'
  );
const loadScreens = () => import(/* webpackMode: "eager" */ './show');
const loadSagas = () => import(/* webpackMode: "eager" */ '../../sagas/root/root');

const nextTask = (): Promise<void> | undefined =>
  isPrerendered ? new Promise((resolve) => setTimeout(resolve)) : undefined;

const addDomain = async (
  name: DomainName,
  { addDomain: add }: PortalStore,
  running: Map<DomainName, DomainSaga>,
): Promise<void> => {
  if (running.has(name)) return;
  const load = await domainLoader(name);
  if (!load) return;
  const { reducer, saga } = await load();
  if (running.has(name)) return;
  running.set(name, saga);
  add(name, reducer);
};

/**
 * Returns the path of the first wrong entry in the operator's field names; null if no entry is wrong. Whether a call
 * sends a named request field is checked only at the deployment, by `public/deploy/place.mjs`.
 */
const wrongWordIn = async (words: OperatorWords): Promise<string | null> => {
  try {
    const { wrongWordOf } = await import(
      /* webpackChunkName: "configuredCheck" */ '../../sagas/api/operatorWords/wrongWord'
    );
    return wrongWordOf(words);
  } catch {
    // The check did not load. The portal uses the entries, because `place.mjs` has checked them at the deployment.
    return null;
  }
};

const reloading = ({ persistor }: PortalStore): PageReload => ({
  build: __webpack_hash__,
  reload: async () => {
    await persistor.flush();
    location.reload();
  },
});

const applyBrand = ({ operator: { brand } }: PortalConfiguration): void => {
  if (!brand) return;
  secondChance(() => import(/* webpackChunkName: "configured" */ '../theme/operatorTheme')).then(
    (theme) => theme.applyBrand(brand),
    () => undefined, // The portal keeps its own colours.
  );
};

const once = (work: () => void): (() => void) => {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
};

const root = document.getElementById('root');
if (root) void start(document.documentElement, root);
