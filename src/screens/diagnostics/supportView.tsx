import { configureStore } from '@reduxjs/toolkit';
import { install } from '@sinonjs/fake-timers';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import type { RootState } from '../../../store/root/rootReducer';
import { createLoginPrefill, createNavigator } from '../../app/pageServices';
import { type PortalServices, PortalServicesProvider } from '../../app/PortalServices';
import { App } from '../../root/App';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { OperatorContext } from '../../ui/frame/operator';

/** A recorded state, as the console of the stand-in operator writes it into the page. */
const momentShape = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  place: v.string(),
  operator: v.string(),
  imageHosts: v.array(v.string()),
  state: v.custom<RootState>((state) => typeof state === 'object' && state !== null),
});
type Moment = v.InferOutput<typeof momentShape>;

/**
 * Renders the portal's screens with a recorded state, for support. No saga runs, nothing is stored, and the page's
 * Content-Security-Policy blocks every call. The page is not deployed.
 */
const renderMoment = (
  root: HTMLElement,
  { at, place, operator, imageHosts, state }: Moment,
): void => {
  // Relative times are computed from the recorded moment.
  install({ now: at, toFake: ['Date'] });
  const portal = (
    <Provider store={frozenStore(state)}>
      <PortalServicesProvider value={servicesFor(imageHosts)}>
        <OperatorContext value={{ name: operator }}>
          <MemoryRouter initialEntries={[place]}>
            <GlobalStyle />
            <App />
          </MemoryRouter>
        </OperatorContext>
      </PortalServicesProvider>
    </Provider>
  );
  drawChoicesAsUnknown(root, heldChoices(state));
  // A recorded full-screen error covers the screen here too. If the screen behind it cannot be rendered, this is not
  // visible and not reported.
  const isRecordedError = state.fullScreenError !== null;
  createRoot(root, { onCaughtError: () => isRecordedError || showNotRendered() }).render(portal);
};

/** The choices that the state contains. All other choices are local to their screens and not in the file. */
const heldChoices = (state: Partial<RootState>): readonly unknown[] => [
  state.preferences?.theme,
  ...valuesOf(state.ticketDraft?.draft),
  ...valuesOf(state.tickets?.wanted),
  state.topUp?.boxNumber,
];

/** The values of a part of the state; none if the domain of the part was not loaded. */
const valuesOf = (part: object | null | undefined): readonly unknown[] => Object.values(part ?? {});

/**
 * Shows checkboxes and radio groups as unknown, because the default of the screen may differ from what the subscriber
 * chose. A `select` keeps its choice only if the state contains that choice.
 */
const drawChoicesAsUnknown = (root: HTMLElement, held: readonly unknown[]): void => {
  const draw = () => {
    for (const input of root.querySelectorAll('input')) {
      if (input.type === 'checkbox') input.indeterminate = true;
      if (input.type === 'radio') input.checked = false;
    }
    for (const select of root.querySelectorAll('select'))
      if (!held.includes(select.value)) select.selectedIndex = -1;
  };
  new MutationObserver(draw).observe(root, { childList: true, subtree: true });
};

const frozenStore = (state: RootState) =>
  configureStore({
    reducer: (): RootState => state,
    devTools: false,
    // The state comes from a file and is not checked.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  });

const servicesFor = (imageHosts: readonly string[]): PortalServices => ({
  imageHosts,
  navigator: createNavigator(),
  domains: { has: () => true, add: async () => undefined },
  requestedEarly: new Set(),
  loginPrefill: createLoginPrefill(),
  onReady: () => undefined,
});

const showNotRendered = (): void => document.getElementById('undrawn')?.removeAttribute('hidden');

const root = document.getElementById('root');
const moment = v.safeParse(
  momentShape,
  JSON.parse(document.getElementById('moment')?.textContent ?? 'null'),
);
if (root && moment.success) renderMoment(root, moment.output);
else showNotRendered();
