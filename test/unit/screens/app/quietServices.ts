import { createLoginPrefill } from '../../../../src/app/loginPrefill';
import { createNavigator } from '../../../../src/app/navigator';
import type { PortalServices } from '../../../../src/app/PortalServices';

/** What a screen may ask of the page, where no domain arrives. */
export const quietServices: PortalServices = {
  imageHosts: [],
  navigator: createNavigator(),
  domains: { has: () => false, add: () => new Promise(() => undefined) },
  loginPrefill: createLoginPrefill(),
  onReady: () => undefined,
};
