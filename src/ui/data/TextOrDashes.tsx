/** Shown where the operator gave no text (specification §5). */
export const EMPTY_TEXT = '---';

interface TextOrDashesProps {
  readonly text: string | null | undefined;
}

export const TextOrDashes = ({ text }: TextOrDashesProps) => (
  <>{text?.trim() ? text : EMPTY_TEXT}</>
);

/** A reference of at most this many characters is not shortened. */
const MAX_SHORT_LENGTH = 12;

/** Shortens a long reference for reading aloud: "•••• 1A2B 3C4D" has its last eight letters and digits, in capitals. */
export const shortReference = (text: string): string => {
  const end = text.replace(/[^\p{L}\p{N}]/gu, '').slice(-8);
  return text.length <= MAX_SHORT_LENGTH || end.length < 8
    ? text
    : `••••\u00a0${end.slice(0, 4)}\u00a0${end.slice(4)}`.toUpperCase();
};

interface ReferenceTextProps {
  readonly text: string | null | undefined;
}

/** A reference that the subscriber quotes to support. `translate="no"` keeps page translators from changing it. */
export const ReferenceText = ({ text }: ReferenceTextProps) => (
  <span translate="no">
    <TextOrDashes text={text} />
  </span>
);
