import type { messages } from '../../store/core/messages';
import { catalogue } from './catalogue';

/** A box by its name and the last four digits of its number. */
export const boxNameText = catalogue('boxNameText', {
  numbered: (ending: string): string => `Box ending\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ending\u00a0${ending}`,
});

/**
 * The operator's words for genres and languages of channels come in English. Other languages have
 * them here; an unknown word is shown as it is.
 */
export const channelWordsText = catalogue<Readonly<Record<string, string>>>('channelWordsText', {});

/** Each sentence of `store/core/messages`, by its name there. */
export type MessageTexts = Readonly<Record<keyof typeof messages, string>>;

/**
 * What the store and the sagas say. The store holds the English sentence, to the letter where it is
 * documented, so that a reader of the state reads plain words; only other languages have it here.
 */
export const storeMessagesText = catalogue<Partial<MessageTexts>>('storeMessagesText', {});
