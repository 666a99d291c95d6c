import { guardedStorage, readSlot } from '../../store/core/storage';
import { hashOf } from '../../store/core/values/hash';
import { type SavedSurvey, surveySlot } from '../../store/help/survey';

/**
 * A hash of the customer number with four hexadecimal digits: enough to tell the subscribers of one
 * device apart, too short to identify one.
 */
export const subscriberMark = (customerid: string): string => hashOf(customerid).slice(-4);

/** 128 random bits, so that answers of others cannot be guessed. */
export const newAnswerId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const savedSurveyOf = (survey: string, mark: string): SavedSurvey | null => {
  const found = readSlot(surveySlot);
  return found?.survey === survey && found.owner === mark ? found : null;
};

export const saveSurvey = (draft: SavedSurvey): void =>
  void guardedStorage(surveySlot).setItem(surveySlot.key, draft);

/** Removes the answers. That a survey was sent stays saved, so that it is sent once. */
export const clearSurveyDraft = (): void => {
  const storage = guardedStorage(surveySlot);
  const found = readSlot(surveySlot);
  if (found?.sent) void storage.setItem(surveySlot.key, { ...found, page: 1, answers: {} });
  else void storage.removeItem();
};
