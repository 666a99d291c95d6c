import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AnyFlow, FlowName } from '../../../store/core/flow';
import { failurePlaceLeft, failurePlaceReturned, selectStatus } from '../../../store/core/flows';
import type { RootState } from '../../../store/root/rootReducer';

/** How many parts of the page show the failure of a flow. */
const places = new Map<FlowName, number>();
/** Flows whose last place went away while they were running. */
const left = new Set<FlowName>();

/** Makes the component a place where the failure of the flow is shown, for as long as it is on the page. */
export const useFailurePlace = ({ flow }: AnyFlow): void => {
  const store = useStore<RootState>();
  useEffect(() => {
    const isRunning = () => selectStatus(store.getState(), { flow }) === 'running';
    places.set(flow, placesOf(flow) + 1);
    if (left.delete(flow) && isRunning()) store.dispatch(failurePlaceReturned(flow));
    return () => {
      places.set(flow, placesOf(flow) - 1);
      // The same rendering may put another place on the page.
      queueMicrotask(() => {
        if (placesOf(flow) > 0 || !isRunning() || left.has(flow)) return;
        left.add(flow);
        store.dispatch(failurePlaceLeft(flow));
      });
    };
  }, [flow, store]);
};

const placesOf = (flow: FlowName): number => places.get(flow) ?? 0;
