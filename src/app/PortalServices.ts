import { createContext, use } from 'react';
import type { LoginPrefill } from './loginPrefill';
import type { Navigator } from './navigator';
import type { ScreenLoader } from './screenLoader';

/** What a screen may ask of the page itself. Nothing here calls the operator. */
export interface PortalServices {
  /** Origins besides our own that pictures may come from. */
  readonly imageHosts: readonly string[];
  readonly navigator: Navigator;
  readonly screens: ScreenLoader;
  /** By which the sagas fill in what "Remember me on this device" kept. */
  readonly loginPrefill: LoginPrefill;
  /** The portal's scripts have taken the page over: effects may run from now on. */
  readonly onReady: () => void;
}

const Context = createContext<PortalServices | null>(null);
export const PortalServicesProvider = Context.Provider;

export const usePortal = (): PortalServices => {
  const services = use(Context);
  if (!services) throw new Error('A screen stands outside the portal');
  return services;
};
