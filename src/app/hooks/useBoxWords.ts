import { selectBoxes } from '../../../store/account/equipment';
import { useText } from '../../text/useText';
import { boxNameText } from '../../text/words.text';
import { useAppSelector } from '../hooks';

/** How a box is spoken of, by its number. */
interface BoxWords {
  /** "Living-room box", or "Box ending 4417" for a box without a name. */
  readonly name: (stbno: string) => string;
  /** "Living-room box" where no other box is called so, else as `fullName`. */
  readonly ownName: (stbno: string) => string;
  /** "Living-room box · ending 4417", or "Box ending 4417". */
  readonly fullName: (stbno: string) => string;
  /** "Box ending 4417", whatever its name is. */
  readonly numbered: (stbno: string) => string;
}

/** What a box is called. A number of four digits is the ending of one. */
export const useBoxWords = (): BoxWords => {
  const t = useText(boxNameText);
  const boxes = useAppSelector(selectBoxes);
  const given = (stbno: string) => boxes.find((box) => box.stbno === stbno)?.boxname ?? '';
  const numbered = (stbno: string) => t.numbered(endingOf(stbno));
  const fullName = (stbno: string) =>
    given(stbno) === '' ? numbered(stbno) : t.named(given(stbno), endingOf(stbno));
  const isOwn = (name: string) => boxes.filter(({ boxname }) => boxname === name).length === 1;
  return {
    name: (stbno) => given(stbno) || numbered(stbno),
    ownName: (stbno) => (isOwn(given(stbno)) ? given(stbno) : '') || fullName(stbno),
    fullName,
    numbered,
  };
};

const endingOf = (stbno: string): string => stbno.slice(-4);
