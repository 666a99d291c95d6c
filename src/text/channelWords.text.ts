import { catalogue } from './catalogue';

/**
 * The operator's words for genres and languages of channels come in English. Other languages have
 * them here; an unknown word is shown as it is.
 */
export const channelWordsText = catalogue<Readonly<Record<string, string>>>('channelWordsText', {});
