import { catalogue } from '../../text/catalogue';

/** What some have to know before they choose a plan. */
export const shopAlertsText = catalogue('shopAlertsText', {
  loggedIn: 'You are logged in. You don’t need a new connection to add packs to your own.',
  addPacks: 'Add packs',
  ordered: (order: string) => `Your order number for a new connection is ${order}.`,
  seeOrder: 'See the order',
});
