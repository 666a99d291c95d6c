import { selectBoxes } from '../../../store/account/equipment';
import { useText } from '../../text/useText';
import { useAppSelector } from '../../app/hooks';
import { renewText } from './renew.text';
import { EMPTY_TEXT } from '../../ui/data/TextOr';

/** "Family HD, Khel Plus" */
export const packNames = (packs: readonly { readonly productname: string }[]): string =>
  packs.map(({ productname }) => productname || EMPTY_TEXT).join(', ');

/** The name of the box that a pack runs on; broadband runs on no box. */
export const useBoxName = (): ((stbno: string) => string) => {
  const t = useText(renewText);
  const boxes = useAppSelector(selectBoxes);
  return (stbno) => {
    if (stbno === '') return t.broadband;
    return t.box(boxes.find((box) => box.stbno === stbno)?.boxname ?? '', stbno.slice(-4));
  };
};
