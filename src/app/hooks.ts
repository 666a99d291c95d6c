import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../../store/root/rootReducer';

/** Dispatches an event: the only way for a screen to change the state. */
export const useAppDispatch = useDispatch;

export const useAppSelector = <Value>(selector: (state: RootState) => Value): Value =>
  useSelector(selector);
