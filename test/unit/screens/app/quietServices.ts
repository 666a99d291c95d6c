import { createLoginPrefill, createNavigator } from '../../../../src/app/pageServices';
import type { PortalServices } from '../../../../src/app/PortalServices';

/** The services that a screen may use, where no domain ever arrives. */
export const quietServices: PortalServices = {
  imageHosts: [],
  navigator: createNavigator(),
  domains: { has: () => false, add: () => new Promise(() => undefined) },
  requestedEarly: new Set(),
  loginPrefill: createLoginPrefill(),
  onReady: () => undefined,
};
