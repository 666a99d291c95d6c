import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '../../store/core/languages';
import { HOME } from '../../store/core/paths';
import type { PortalStore } from '../../store/root/createPortalStore';
import { type Domains, type PortalServices, PortalServicesProvider } from '../app/PortalServices';
import { App } from '../root/App';
import { HomeShell, preloadScreen } from '../root/routes';
import { OperatorLanguageContext } from '../text/useText';
import { OperatorContext, type OperatorInfo } from '../ui/frame/operator';

interface Showing {
  readonly root: HTMLElement;
  /** The page has arrived with this very screen in it. */
  readonly isPrerendered: boolean;
  readonly store: PortalStore['store'];
  readonly services: PortalServices;
  readonly operator: OperatorInfo & { readonly language: Language };
}

/** The longest wait for the scripts of Home before it is drawn without them (milliseconds). */
const PATIENCE = 2_000;

/** Loads what Home shows, so that its first drawing is Home itself and not its skeleton, which is in the page already. */
export const prepareHome = (domains: Domains): Promise<unknown> =>
  Promise.race([
    Promise.all([HomeShell.preloaded(domains), preloadScreen(HOME, domains)]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);

/** The login is in the page already and is hydrated; every other screen is rendered. */
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
    // As a transition it comes alive in slices of a few milliseconds, and typing goes on between them.
    startTransition(() => void hydrateRoot(root, portal));
    return;
  }
  root.replaceChildren();
  createRoot(root).render(portal);
};
