/**
 * Domains that a replay cannot reproduce, because they depend on the device and not on the operator's answers. Their
 * saga events, their state and the ends of their flows are not compared.
 */
const DEVICE: Readonly<Record<string, string>> = {
  connection: 'whether a network is there',
  loader: 'how many calls are under way: the calls are compared for themselves',
  notifications: 'the inbox: a database of the device, filled by the push worker',
  optimiser: 'the search for a cheaper mix: a thread of its own, with its own time',
  persist: 'what the browser has kept',
};

/** Domains of which only the state is left out; their events are compared. */
const DEVICE_STATE: Readonly<Record<string, string>> = {
  app: 'the deployment, and the address of the stand-in',
  navigation: 'no screen is there that arrives',
  rememberedPassword: 'sealed with a key of the device',
};

/** Saga events that report what the device had stored. A replay dispatches them as they were recorded. */
const BROUGHT_BY_DEVICE: Readonly<Record<string, string>> = {
  'packs/lastHomeRead': 'the last known Home of this browser',
};

export const isBroughtByDevice = (type: string): boolean => Object.hasOwn(BROUGHT_BY_DEVICE, type);

/** Which domain an event or a flow belongs to: `payments/begun` to `payments`. */
export const domainOf = (type: string): string => type.split('/')[0] ?? type;

/** Whether events and flows of a domain are not compared. */
export const isLeftOut = (domain: string): boolean => Object.hasOwn(DEVICE, domain);

/** Whether the state of a domain is not compared. */
export const isStateLeftOut = (domain: string): boolean =>
  isLeftOut(domain) || Object.hasOwn(DEVICE_STATE, domain);
