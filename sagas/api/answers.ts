import type { GenericSchema } from 'valibot';
import type { CallName } from '../../store/wire/answers';
import type { HomeAnswers } from '../../store/wire/homeAnswers';
import { loginAnswers } from '../../store/wire/loginAnswers';

type Schema = GenericSchema<unknown, unknown>;

/** The compiler compares these names with the home chunk's answers. */
const HOME_CALLS: Record<keyof HomeAnswers, true> = {
  activePacks: true,
  alerts: true,
  cpe: true,
  promos: true,
};

/**
 * The schema of a call's answer. Those of the login are in the first load, those of the home screen in
 * its chunk, all others in one chunk, so that no screen waits for schemas it does not need.
 */
export const answerSchema = async (name: CallName): Promise<Schema> => {
  // The `in` before each lookup checks it.
  if (name in loginAnswers) return loginAnswers[name as keyof typeof loginAnswers];
  if (name in HOME_CALLS) return (await loadHomeAnswers())[name as keyof HomeAnswers];
  const { answers } = await import(/* webpackChunkName: "contract" */ '../../store/wire/answers');
  return answers[name];
};

const loadHomeAnswers = async (): Promise<HomeAnswers> => {
  const { homeAnswers } = await import(
    /* webpackChunkName: "home" */ '../../store/wire/homeAnswers'
  );
  return homeAnswers;
};
