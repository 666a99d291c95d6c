import { configureStore } from '@reduxjs/toolkit';
import { install } from '@sinonjs/fake-timers';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import type { RootState } from '../../../store/core/rootReducer';
import { App } from '../../app/App';
import { PortalServicesProvider, type PortalServices } from '../../app/PortalServices';
import { createNavigator } from '../../app/navigator';
import { createScreenLoader } from '../../app/screenLoader';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { OperatorContext } from '../../ui/layout/operator';

/** A moment of a subscriber's file, as the stand-in's console writes it into the page. */
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
 * For support alone: the portal's screens over a state that never changes, in a page of its own that
 * is no part of what is deployed. No saga runs, nothing is kept, and the page's policy lets no call leave.
 */
const renderMoment = (
  root: HTMLElement,
  { at, place, operator, imageHosts, state }: Moment,
): void => {
  // "In three days" is said from that moment, however late support looks.
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
  // A screen that broke for the subscriber too is under the words that they saw.
  const isTheirs = state.fullScreenError !== null;
  createRoot(root, { onCaughtError: () => isTheirs || showNotRendered() }).render(portal);
};

const frozenStore = (state: RootState) =>
  configureStore({
    reducer: (): RootState => state,
    devTools: false,
    // As it is written in the file: there is nothing here to be watched.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  });

const servicesFor = (imageHosts: readonly string[]): PortalServices => ({
  imageHosts,
  navigator: createNavigator(),
  screens: createScreenLoader(async () => undefined),
  recall: async () => null,
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
