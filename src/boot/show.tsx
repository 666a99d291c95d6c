import { startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '../../store/core/languages';
import { HOME } from '../../store/core/paths';
import type { PortalStore } from '../../store/root/createPortalStore';
import { type Domains, type PortalServices, PortalServicesProvider } from '../app/PortalServices';
import { App } from '../root/App';
import { type PathAccess, preloadPath } from '../root/routes';
import { OperatorLanguageContext } from '../text/useText';
import { OperatorContext, type OperatorInfo } from '../ui/frame/operator';
import { revealPage } from './hydrateEarlyInput';

interface Showing {
  readonly root: HTMLElement;
  /** True if the HTML of the page contains this screen. */
  readonly isPrerendered: boolean;
  readonly store: PortalStore['store'];
  readonly services: PortalServices;
  readonly operator: OperatorInfo & { readonly language: Language };
}

/** How many milliseconds the page waits for the scripts of the first screen before it renders without them. */
const PATIENCE = 2_000;

/** Loads the first screen for a complete first rendering. Until then the HTML of the page shows a skeleton. */
export const prepareScreen = (access: PathAccess, domains: Domains): Promise<unknown> =>
  Promise.race([
    preloadPath(location.pathname, access, domains),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);

/** Loads and evaluates the code of Home, so that after the login Home waits only for its data. */
export const prepareHome = (domains: Domains): void =>
  void preloadPath(HOME, { isLoggedIn: true, hasTerms: false }, domains);

/** Hydrates the login, which is in the HTML of the page, and renders every other screen. */
export const show = ({ root, isPrerendered, store, services, operator }: Showing): void => {
  const portal = (
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <OperatorContext value={operator}>
          <OperatorLanguageContext value={operator.language}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </OperatorLanguageContext>
        </OperatorContext>
      </PortalServicesProvider>
    </Provider>
  );
  if (isPrerendered && root.firstElementChild) {
    // A transition hydrates in slices of a few milliseconds, so that typing is not blocked.
    startTransition(() => void hydrateRoot(root, portal));
    return;
  }
  root.replaceChildren();
  createRoot(root).render(
    <>
      {portal}
      <Revealed />
    </>,
  );
};

/**
 * Reveals the first rendering and removes the skeleton. A layout effect runs before the effects in which screens set
 * the focus: a hidden field could not take the focus.
 */
const Revealed = () => {
  useLayoutEffect(revealPage, []);
  return null;
};
