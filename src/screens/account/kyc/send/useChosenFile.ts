import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureClosed, pictureShown } from '../../../../../store/account/kyc';
import { useAppDispatch } from '../../../../app/hooks';
import { lazyPart } from '../../../../app/lazy/lazyPart';
import { checkFile, type FileProblem, MAX_UPLOAD_BYTES } from '../fileFacts';

/** The code for pictures. It is requested when the form opens and awaited when a file is chosen or sent. */
export const loadPictures = () => import(/* webpackChunkName: "kyc-picture" */ './picture');

export const Preview = lazyPart({
  id: 'kyc-preview',
  load: async () => (await import(/* webpackChunkName: "kyc-picture" */ './Preview')).Preview,
});

/** A file that can be sent. Its content stays in this screen's memory and is never stored. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes of the file as it was chosen. */
  readonly original: number;
  /** What is sent when nothing is masked. */
  readonly file: Blob;
  /** The canvas to mask; null for a PDF, which is sent unchanged. */
  readonly picture: HTMLCanvasElement | null;
}

export type ChoiceProblem = FileProblem | 'missing' | 'notLoaded';

const prepareFile = async (file: File): Promise<ChosenFile | ChoiceProblem> => {
  const pictures = await loadPictures().catch(() => null);
  if (!pictures) return 'notLoaded';
  const { toJpeg, drawPicture } = pictures;
  const kind = await checkFile(file);
  const { name, size: original } = file;
  if (kind === 'pdf') return { name, original, file, picture: null };
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return kind;
  const picture = await drawPicture(file, kind);
  if (typeof picture === 'string') return picture;
  const small = await toJpeg(picture, null);
  if (small.size > MAX_UPLOAD_BYTES) return 'tooLarge';
  return { name, original, file: small, picture };
};

/** The file to send and its preview. The object URL of the preview is revoked when the file is cleared. */
export const useChosenFile = () => {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const address = useRef<string | null>(null);
  const selection = useRef(0);

  const releasePicture = useCallback(() => {
    selection.current += 1;
    if (address.current === null) return;
    URL.revokeObjectURL(address.current);
    address.current = null;
    dispatch(pictureClosed());
  }, [dispatch]);
  useEffect(() => releasePicture, [releasePicture]);

  const clear = useCallback(() => {
    releasePicture();
    setChosen(null);
    setProblem(null);
    setPreparing(false);
  }, [releasePicture]);

  const choose = async (file: File): Promise<void> => {
    clear();
    const thisSelection = selection.current;
    setPreparing(true);
    // A file on a removed card or in a cloud that does not answer cannot be read.
    const result = await prepareFile(file).catch((): ChoiceProblem => 'unreadable');
    // The subscriber chose another file or left the screen while this file was prepared.
    if (thisSelection !== selection.current) return;
    setPreparing(false);
    if (typeof result === 'string') return setProblem(result);
    setChosen(result);
    if (!result.picture) return;
    address.current = URL.createObjectURL(result.file);
    dispatch(pictureShown(address.current));
  };

  return { chosen, problem, isPreparing, choose, clear, setProblem };
};
