import { createLoginPrefill, createNavigator } from '../../../../src/app/pageServices';
import type { PortalServices } from '../../../../src/app/PortalServices';

/** What a screen may ask of the page, where no domain arrives. */
export const quietServices: PortalServices = {
  imageHosts: [],
  navigator: createNavigator(),
  domains: { has: () => false, add: () => new Promise(() => undefined) },
  loginPrefill: createLoginPrefill(),
  onReady: () => undefined,
};
