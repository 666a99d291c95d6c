import type { messages } from '../../store/core/messages';
import { catalogue } from './catalogue';

/** A box by its name and the last four digits of its number. */
export const boxNameText = catalogue('boxNameText', {
  numbered: (ending: string): string => `Box ending\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ending\u00a0${ending}`,
});

/**
 * Translations of the operator's words for genres and languages of channels. These words are English, so the English
 * catalogue is empty. A word without a translation is shown as it is.
 */
export const channelWordsText = catalogue<Readonly<Record<string, string>>>('channelWordsText', {});

/** Each sentence of `store/core/messages`, by its name there. */
export type MessageTexts = Readonly<Record<keyof typeof messages, string>>;

/**
 * The translations of `store/core/messages`. The store holds each sentence in English, as it is documented, so that the
 * state is readable. Therefore the English catalogue is empty, and only `src/translations` has texts.
 */
export const storeMessagesText = catalogue<Partial<MessageTexts>>('storeMessagesText', {});
