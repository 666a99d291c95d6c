import { selectBoxes } from '../../../store/account/equipment';
import { useText } from '../../text/useText';
import { boxNameText } from '../../text/words.text';
import { useAppSelector } from '../hooks';

/** The words for a box, by its number. */
interface BoxWords {
  /** "Living-room box", or "Box ending 4417" for a box without a name. */
  readonly name: (stbno: string) => string;
  /** "Living-room box" if no other box has this name; otherwise the same as `fullName`. */
  readonly ownName: (stbno: string) => string;
  /** "Living-room box · ending 4417", or "Box ending 4417". */
  readonly fullName: (stbno: string) => string;
  /** "Box ending 4417", with or without a name. */
  readonly numbered: (stbno: string) => string;
}

/** The words for the subscriber's boxes. `stbno` may also be only the last four digits of a box number. */
export const useBoxWords = (): BoxWords => {
  const t = useText(boxNameText);
  const boxes = useAppSelector(selectBoxes);
  const boxName = (stbno: string) => boxes.find((box) => box.stbno === stbno)?.boxname ?? '';
  const numbered = (stbno: string) => t.numbered(endingOf(stbno));
  const fullName = (stbno: string) =>
    boxName(stbno) === '' ? numbered(stbno) : t.named(boxName(stbno), endingOf(stbno));
  const isUnique = (name: string) => boxes.filter(({ boxname }) => boxname === name).length === 1;
  return {
    name: (stbno) => boxName(stbno) || numbered(stbno),
    ownName: (stbno) => (isUnique(boxName(stbno)) ? boxName(stbno) : '') || fullName(stbno),
    fullName,
    numbered,
  };
};

const endingOf = (stbno: string): string => stbno.slice(-4);
