import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureLeft, pictureShown } from '../../../../../store/account/kyc';
import { useAppDispatch } from '../../../../app/hooks';
import { examine, LARGEST_SENT, type FileTrouble } from '../fileKind';
import { loadPictures } from '../lazyPictures';

/** A file that can be sent. Its content stays on this screen until it is, and is never kept. */
export interface Chosen {
  readonly name: string;
  /** Bytes of the file as it was chosen. */
  readonly original: number;
  /** As it travels when nothing is covered. */
  readonly file: Blob;
  /** What a box can be drawn on; null for a PDF, which travels as it is. */
  readonly picture: HTMLCanvasElement | null;
}

export type Trouble = FileTrouble | 'missing' | 'notLoaded';

const prepared = async (file: File): Promise<Chosen | Trouble> => {
  const pictures = await loadPictures().catch(() => null);
  if (!pictures) return 'notLoaded';
  const { asJpeg, drawn } = pictures;
  const kind = await examine(file);
  const { name, size: original } = file;
  if (kind === 'pdf') return { name, original, file, picture: null };
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return kind;
  const picture = await drawn(file);
  if (typeof picture === 'string') return picture;
  const small = await asJpeg(picture, null);
  if (small.size > LARGEST_SENT) return 'tooLarge';
  return { name, original, file: small, picture };
};

/** The one file that is about to be sent, and its picture, whose address is given back when it goes. */
export const useChosen = () => {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const address = useRef<string | null>(null);
  const turn = useRef(0);

  const putAway = useCallback(() => {
    turn.current += 1;
    if (address.current === null) return;
    URL.revokeObjectURL(address.current);
    address.current = null;
    dispatch(pictureLeft());
  }, [dispatch]);
  useEffect(() => putAway, [putAway]);

  const drop = useCallback(() => {
    putAway();
    setChosen(null);
    setTrouble(null);
  }, [putAway]);

  const choose = async (file: File): Promise<void> => {
    drop();
    const own = turn.current;
    setPreparing(true);
    // A file on a card that was pulled out, or in a cloud that does not answer, cannot be read.
    const result = await prepared(file).catch((): Trouble => 'unreadable');
    // Another one was chosen meanwhile, or the screen was left.
    if (own !== turn.current) return;
    setPreparing(false);
    if (typeof result === 'string') return setTrouble(result);
    setChosen(result);
    if (!result.picture) return;
    address.current = URL.createObjectURL(result.file);
    dispatch(pictureShown(address.current));
  };

  return { chosen, trouble, isPreparing, choose, drop, setTrouble };
};
