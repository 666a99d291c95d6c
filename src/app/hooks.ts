import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../../store/root/rootReducer';

/** Dispatches an event. A screen changes the state in no other way. */
export const useAppDispatch = useDispatch;

export const useAppSelector = <Value>(selector: (state: RootState) => Value): Value =>
  useSelector(selector);
