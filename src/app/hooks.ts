import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../../store/root/rootReducer';

/** Says what happened. Screens have no other way to make anything happen. */
export const useAppDispatch = useDispatch;

export const useAppSelector = <Value>(selector: (state: RootState) => Value): Value =>
  useSelector(selector);
