import type { GenericSchema } from 'valibot';
import type { CallName } from '../../store/wire/answers';
import { loginAnswers } from '../../store/wire/loginAnswers';
import type { HomeAnswers } from '../../store/wire/homeAnswers';

type Schema = GenericSchema<unknown, unknown>;

/** The compiler holds these names against the shapes that come with the home chunk. */
const HOME_CALLS: Record<keyof HomeAnswers, true> = {
  activePacks: true,
  alerts: true,
  cpe: true,
  promos: true,
};

/**
 * The schema of a call's answer. Those of the login screen are at hand, those of the first screen
 * behind it come with it, and all others come in one chunk: nobody waits for shapes that the
 * screen never reads.
 */
export const answerSchema = async (name: CallName): Promise<Schema> => {
  // Each lookup is checked by the `in` before it.
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
