import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureLeft, pictureShown } from '../../../../../store/account/kyc';
import { randomId } from '../../../../../store/core/randomId';
import { useAppDispatch } from '../../../../app/hooks';
import { checkFile, MAX_UPLOAD_BYTES, type FileProblem } from '../fileKind';
import { loadPictures } from '../lazyPictures';

/** A file that can be sent. Its content stays on this screen until it is, and is never kept. */
export interface ChosenFile {
  /** Another one for each choice. */
  readonly id: string;
  readonly name: string;
  /** Bytes of the file as it was chosen. */
  readonly original: number;
  /** As it travels when nothing is covered. */
  readonly file: Blob;
  /** What a box can be drawn on; null for a PDF, which travels as it is. */
  readonly picture: HTMLCanvasElement | null;
}

export type ChoiceProblem = FileProblem | 'missing' | 'notLoaded';

const prepareFile = async (file: File): Promise<ChosenFile | ChoiceProblem> => {
  const pictures = await loadPictures().catch(() => null);
  if (!pictures) return 'notLoaded';
  const { toJpeg, drawPicture } = pictures;
  const kind = await checkFile(file);
  const { name, size: original } = file;
  const id = randomId();
  if (kind === 'pdf') return { id, name, original, file, picture: null };
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return kind;
  const picture = await drawPicture(file);
  if (typeof picture === 'string') return picture;
  const small = await toJpeg(picture, null);
  if (small.size > MAX_UPLOAD_BYTES) return 'tooLarge';
  return { id, name, original, file: small, picture };
};

/** The one file that is about to be sent, and its picture, whose address is given back when it goes. */
export const useChosenFile = () => {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [trouble, setTrouble] = useState<ChoiceProblem | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const address = useRef<string | null>(null);
  const selection = useRef(0);

  const releasePicture = useCallback(() => {
    selection.current += 1;
    if (address.current === null) return;
    URL.revokeObjectURL(address.current);
    address.current = null;
    dispatch(pictureLeft());
  }, [dispatch]);
  useEffect(() => releasePicture, [releasePicture]);

  const drop = useCallback(() => {
    releasePicture();
    setChosen(null);
    setTrouble(null);
  }, [releasePicture]);

  const choose = async (file: File): Promise<void> => {
    drop();
    const ownSelection = selection.current;
    setPreparing(true);
    // A file on a card that was pulled out, or in a cloud that does not answer, cannot be read.
    const result = await prepareFile(file).catch((): ChoiceProblem => 'unreadable');
    // Another one was chosen meanwhile, or the screen was left.
    if (ownSelection !== selection.current) return;
    setPreparing(false);
    if (typeof result === 'string') return setTrouble(result);
    setChosen(result);
    if (!result.picture) return;
    address.current = URL.createObjectURL(result.file);
    dispatch(pictureShown(address.current));
  };

  return { chosen, trouble, isPreparing, choose, drop, setTrouble };
};
