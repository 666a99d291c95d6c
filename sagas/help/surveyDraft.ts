import { guardedStorage, readKept } from '../../store/core/storage';
import { surveySlot, type SavedSurvey } from '../../store/help/survey';

/**
 * Four letters made from a customer number: enough to tell the subscribers of one device apart,
 * and far too few to tell who it was.
 */
export const subscriberMark = (customerid: string): string => {
  let hash = 0;
  for (const letter of customerid) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16).toString(16).padStart(4, '0');
};

/** 128 random bits, so that nobody comes upon somebody else's answers. */
export const newAnswerId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const savedSurvey = (): SavedSurvey | null => readKept(surveySlot) as SavedSurvey | null; // readKept checked the shape

export const savedSurveyOf = (survey: string, mark: string): SavedSurvey | null => {
  const found = savedSurvey();
  return found?.survey === survey && found.of === mark ? found : null;
};

export const saveSurvey = (draft: SavedSurvey): void =>
  void guardedStorage(surveySlot).setItem(surveySlot.key, draft);

/** That a survey was sent stays known: it is sent once. What was answered does not stay. */
export const forgetAnswers = (): void => {
  const storage = guardedStorage(surveySlot);
  const found = savedSurvey();
  if (found?.sent) void storage.setItem(surveySlot.key, { ...found, page: 1, answers: {} });
  else void storage.removeItem();
};
