import { createContext, use } from 'react';
import type { FlowName } from '../../store/core/flow';
import type { DomainName } from '../../store/documented/documentedState';
import type { LoginPrefill, PortalNavigator } from './pageServices';

/** The domains of this portal. A domain is a slice and its sagas, loaded when a part of the page needs it. */
export interface Domains {
  readonly has: (name: DomainName) => boolean;
  /** Rejects when the code of the domain could not be loaded. */
  readonly add: (name: DomainName) => Promise<void>;
}

/** The services of the page that a screen may use. None of them calls the operator. */
export interface PortalServices {
  /** The origins that pictures may come from besides the page's own, and the bucket of the file storage (`gs://…`). */
  readonly imageHosts: readonly string[];
  readonly navigator: PortalNavigator;
  readonly domains: Domains;
  /** The flows that were requested before the first rendering (`src/boot/firstReads.ts`). */
  readonly requestedEarly: Set<FlowName>;
  /** Fills the login form with the credentials that "Remember me on this device" has stored. */
  readonly loginPrefill: LoginPrefill;
  /** Called when React has rendered or hydrated the page, so that the sagas can start. */
  readonly onReady: () => void;
}

const Context = createContext<PortalServices | null>(null);
export const PortalServicesProvider = Context.Provider;

export const usePortal = (): PortalServices => use(Context) ?? outside();

/** Outside <PortalServicesProvider>, a part can be rendered if it needs no domains. */
export const useDomains = (): Domains => use(Context)?.domains ?? NO_DOMAINS;

/** Outside <PortalServicesProvider>, nothing was requested early. */
export const useRequestedEarly = (): Set<FlowName> => use(Context)?.requestedEarly ?? NOTHING;

const NOTHING = new Set<FlowName>();
const outside = (): never => {
  throw new Error('There is no <PortalServicesProvider>');
};
const NO_DOMAINS: Domains = { has: outside, add: outside };
