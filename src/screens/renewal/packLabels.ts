import { isBroadband } from '../../../store/packs/packList';
import type { Pack } from '../../../store/wire/entities/packs/packs';
import { useBoxWords } from '../../app/hooks/useBoxWords';
import { useText } from '../../text/useText';
import { EMPTY_TEXT } from '../../ui/data/TextOrDashes';
import { renewText } from './renewal.text';

/** "Family HD, Khel Plus" */
export const packNames = (packs: readonly { readonly productname: string }[]): string =>
  packs.map(({ productname }) => productname || EMPTY_TEXT).join(', ');

/** Whether the operator says where a pack runs: on a box, or on the broadband line. */
export const isPlaceKnown = (pack: Pack): boolean => pack.stbno !== '' || isBroadband(pack);

/** The name of the box that a pack runs on; broadband runs on no box. */
export const useBoxName = (): ((stbno: string) => string) => {
  const t = useText(renewText);
  const boxWords = useBoxWords();
  return (stbno) => {
    if (stbno === '') return t.broadband;
    return boxWords.ownName(stbno);
  };
};
