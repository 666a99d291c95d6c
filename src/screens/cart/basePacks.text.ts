import { catalogue } from '../../text/catalogue';

const list = (names: readonly string[]) => new Intl.ListFormat('en-IN').format(names);

/** The question about a second base pack of a box, when it is added and in the cart. */
export const basePacksText = catalogue('basePacksText', {
  twoBases: (names: readonly string[]): string =>
    `${list(names)} are base packs for the same box. A box needs only one. Do you want to keep them all?`,
  hasBase: (ending: string, running: readonly string[], wanted: readonly string[]): string =>
    `Box ending\u00a0${ending} already has ${list(running)}. A box needs only one base pack. Do you want to pay for ${list(wanted)} as well?`,
  replaceAsk: (names: readonly string[]): string => `Replace ${list(names)}?`,
  replace: 'Replace',
  addAsWell: 'Add as well',
});
