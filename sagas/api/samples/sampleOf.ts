import * as v from 'valibot';
import { type AnswerOf, answers, type CallName } from '../../../store/wire/answers';
import { type SampledCall, samples } from './samples';

const isSampled = (name: CallName): name is SampledCall => Object.hasOwn(samples, name);

/** The sample of a read, read through the schema of its answer; undefined for a call that has none. */
export const sampleOf = <Name extends CallName>(name: Name): AnswerOf<Name> | undefined =>
  isSampled(name)
    ? (v.parse<v.GenericSchema>(answers[name], samples[name]) as AnswerOf<Name>) // parsed by this very name's schema
    : undefined;
