import { catalogue } from '../../../text/catalogue';

/** The same channels of a box for less, wherever that is offered. */
export const savingOfferText = catalogue('savingOfferText', {
  title: 'Same channels for less',
  lead: 'We compare your packs with every mix you can buy.',
  found: (less: string): string => `Same channels for ${less} less a month`,
  forBox: (name: string): string => `For ${name}, incl. GST`,
  forBoxBeforeTax: (name: string): string => `For ${name}, before tax`,
});
