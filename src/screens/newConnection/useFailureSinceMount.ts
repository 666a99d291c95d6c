import { useState } from 'react';
import type { Failure } from '../../../store/core/failure';
import type { AnyFlow } from '../../../store/core/flow';
import { selectFailure } from '../../../store/core/flows';
import { useAppSelector } from '../../app/hooks';

/** The failure of a flow since this step was opened; one of an earlier visit is ignored. */
export const useFailureSinceMount = (flow: AnyFlow): Failure | null => {
  const failure = useAppSelector((state) => selectFailure(state, flow));
  const [failureAtMount] = useState(failure);
  return failure === failureAtMount ? null : failure;
};
