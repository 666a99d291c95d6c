import { type AppState, selectIdempotency } from '../../store/app/app';
import { useAppSelector } from './hooks';

/**
 * One sentence in two versions. `honoured` may promise that a request sent twice is carried out once; no other sentence
 * of a catalogue may promise this. `unknown` makes no such promise.
 */
export type ByIdempotency = Readonly<Record<AppState['idempotency'], string>>;

/** Returns a function that picks the version for the operator of this deployment. */
export const useByIdempotency = (): ((versions: ByIdempotency) => string) => {
  const idempotency = useAppSelector(selectIdempotency);
  return (versions) => versions[idempotency];
};
