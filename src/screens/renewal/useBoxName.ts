import { selectBoxes } from '../../../store/account/equipment';
import { useText } from '../../text/useText';
import { useAppSelector } from '../../app/hooks';
import { renewText } from './renew.text';

/** What a pack runs on, as the household calls it; broadband runs on no box. */
export const useBoxName = (): ((stbno: string) => string) => {
  const t = useText(renewText);
  const boxes = useAppSelector(selectBoxes);
  return (stbno) => {
    if (stbno === '') return t.broadband;
    return t.box(boxes.find((box) => box.stbno === stbno)?.boxname ?? '', stbno.slice(-4));
  };
};
