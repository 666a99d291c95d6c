import { type AppState, selectIdempotency } from '../../store/app/app';
import { useAppSelector } from './hooks';

/**
 * A sentence in two versions. Only the version `honoured` may promise that a request sent twice is carried out only
 * once.
 */
export type ByIdempotency = Readonly<Record<AppState['idempotency'], string>>;

/** Returns a function that picks the version for the operator of this deployment. */
export const useByIdempotency = (): ((versions: ByIdempotency) => string) => {
  const idempotency = useAppSelector(selectIdempotency);
  return (versions) => versions[idempotency];
};
