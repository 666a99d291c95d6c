import type { messages } from '../../store/core/messages';
import { catalogue } from './catalogue';

/** Each sentence of `store/core/messages`, by its name there. */
export type MessageTexts = Readonly<Record<keyof typeof messages, string>>;

/**
 * What the store and the sagas say. The store holds the English sentence, to the letter where it is
 * documented, so that a reader of the state reads plain words; only other languages have it here.
 */
export const storeMessagesText = catalogue<Partial<MessageTexts>>('storeMessagesText', {});
