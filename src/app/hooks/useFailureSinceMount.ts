import { useState } from 'react';
import type { Failure } from '../../../store/core/failure';
import type { AnyFlow } from '../../../store/core/flow';
import { useFailure } from './useFlow';

/** The failure of a flow since this component was mounted. A failure of an earlier visit is ignored. */
export const useFailureSinceMount = (flow: AnyFlow): Failure | null => {
  const failure = useFailure(flow);
  const [failureAtMount] = useState(failure);
  return failure === failureAtMount ? null : failure;
};
