import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../../store/root/rootReducer';

/** Dispatches what happened: a screen changes nothing in any other way. */
export const useAppDispatch = useDispatch;

export const useAppSelector = <Value>(selector: (state: RootState) => Value): Value =>
  useSelector(selector);
