/** What is shown where the operator gave no text (specification §5). */
export const EMPTY_TEXT = '---';

interface TextOrProps {
  readonly text: string | null | undefined;
}

export const TextOrDashes = ({ text }: TextOrProps) => <>{text?.trim() ? text : EMPTY_TEXT}</>;

/** A reference of at most this many characters is short as it is. */
const SHORT = 12;

/** What is read aloud of a long reference: the last eight of its letters and digits, in capitals and in two groups. */
export const shortReference = (text: string): string => {
  const end = text.replace(/[^\p{L}\p{N}]/gu, '').slice(-8);
  return text.length <= SHORT || end.length < 8
    ? text
    : `••••\u00a0${end.slice(0, 4)}\u00a0${end.slice(4)}`.toUpperCase();
};

interface ReferenceTextProps {
  readonly text: string | null | undefined;
}

/** A number that is quoted to support as it is: no translator changes it. */
export const ReferenceText = ({ text }: ReferenceTextProps) => (
  <span translate="no">
    <TextOrDashes text={text} />
  </span>
);
