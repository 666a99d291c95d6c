import { call, getContext, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { changeLanguage, languageChosen, selectLanguage } from '../../store/app/preferences';
import type { Language } from '../../store/core/languages';
import { FailureError } from '../api/failures';
import { latest } from '../core/runFlow';

/** Loads the texts of every open part in another language. The page passes this function to the sagas. */
type LoadLanguage = (language: Language) => Promise<void>;

/** A year in seconds. */
const YEAR = 31_536_000;

/**
 * Changes the language once its texts are loaded. A cookie tells the server the language, so that the server delivers
 * the next page in that language.
 */
export function* languageSaga(): SagaGenerator<void> {
  yield* latest(changeLanguage, change);
  tellServer(yield* select(selectLanguage));
  yield* takeEvery(languageChosen, ({ payload }) => tellServer(payload));
}

const tellServer = (language: Language): void => {
  document.cookie = `language=${language}; path=/; max-age=${YEAR}; samesite=lax`;
};

function* change(language: Language): SagaGenerator<void> {
  const load = yield* getContext<LoadLanguage>('loadLanguage');
  try {
    yield* call(load, language);
  } catch {
    throw new FailureError({ kind: 'unreachable', call: 'language' });
  }
  yield* put(languageChosen(language));
}
