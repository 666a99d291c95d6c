import { createContext, use } from 'react';
import type { DomainName } from '../../store/documented/documentedState';
import type { LoginPrefill, PortalNavigator } from './pageServices';

/** The domains of this portal: each is a slice and its sagas, loaded when a part needs it. */
export interface Domains {
  readonly has: (name: DomainName) => boolean;
  /** Rejects when its code could not be loaded. */
  readonly add: (name: DomainName) => Promise<void>;
}

/** What a screen may ask of the page itself. Nothing here calls the operator. */
export interface PortalServices {
  /** Origins besides our own that pictures may come from. */
  readonly imageHosts: readonly string[];
  readonly navigator: PortalNavigator;
  readonly domains: Domains;
  /** By which the sagas fill in what "Remember me on this device" kept. */
  readonly loginPrefill: LoginPrefill;
  /** The portal's scripts have taken the page over: effects may run from now on. */
  readonly onReady: () => void;
}

const Context = createContext<PortalServices | null>(null);
export const PortalServicesProvider = Context.Provider;

export const usePortal = (): PortalServices => use(Context) ?? outside();

/** A part without domains may be shown outside the portal; any other may not. */
export const useDomains = (): Domains => use(Context)?.domains ?? NO_DOMAINS;

const outside = (): never => {
  throw new Error('There is no <PortalServicesProvider>');
};
const NO_DOMAINS: Domains = { has: outside, add: outside };
