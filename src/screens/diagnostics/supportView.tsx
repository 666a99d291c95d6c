import { configureStore } from '@reduxjs/toolkit';
import { install } from '@sinonjs/fake-timers';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import type { RootState } from '../../../store/core/rootReducer';
import { App } from '../../app/App';
import { PortalServicesProvider, type PortalServices } from '../../app/PortalServices';
import { createLoginPrefill } from '../../app/loginPrefill';
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
const look = (root: HTMLElement, { at, place, operator, imageHosts, state }: Moment): void => {
  // "In three days" is said from that moment, however late support looks.
  install({ now: at, toFake: ['Date'] });
  const portal = (
    <Provider store={unchanging(state)}>
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
  createRoot(root, { onCaughtError: () => isTheirs || sayUndrawn() }).render(portal);
};

const unchanging = (state: RootState) =>
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
  loginPrefill: createLoginPrefill(),
  onReady: () => undefined,
});

const sayUndrawn = (): void => document.getElementById('undrawn')?.removeAttribute('hidden');

const root = document.getElementById('root');
const moment = v.safeParse(
  momentShape,
  JSON.parse(document.getElementById('moment')?.textContent ?? 'null'),
);
if (root && moment.success) look(root, moment.output);
else sayUndrawn();
