import type { messages } from '../../store/core/messages';
import { catalogue } from './catalogue';

/** A box by its name and the last four digits of its number. */
export const boxNameText = catalogue('boxNameText', {
  numbered: (ending: string): string => `Box ending\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ending\u00a0${ending}`,
});

/**
 * The operator's words for genres and languages of channels are English. The other languages have translations here;
 * an unknown word is shown as it is.
 */
export const channelWordsText = catalogue<Readonly<Record<string, string>>>('channelWordsText', {});

/** Each sentence of `store/core/messages`, by its name there. */
export type MessageTexts = Readonly<Record<keyof typeof messages, string>>;

/**
 * The sentences of the store and the sagas. The store holds the English sentence, in its documented words, so that the
 * state is readable; the other languages have translations here.
 */
export const storeMessagesText = catalogue<Partial<MessageTexts>>('storeMessagesText', {});
