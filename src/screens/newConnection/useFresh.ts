import { useState } from 'react';
import type { Failure } from '../../../store/core/failure';
import type { AnyFlow } from '../../../store/core/flow';
import { selectFailure } from '../../../store/core/flows';
import { useAppSelector } from '../../app/hooks';

/** What went wrong since this step was opened: a failure of an earlier visit says nothing about this one. */
export const useFreshFailure = (flow: AnyFlow): Failure | null => {
  const failure = useAppSelector((state) => selectFailure(state, flow));
  const [former] = useState(failure);
  return failure === former ? null : failure;
};
