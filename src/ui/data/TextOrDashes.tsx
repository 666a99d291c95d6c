/** What is shown where the operator gave no text (specification §5). */
export const EMPTY_TEXT = '---';

interface TextOrProps {
  readonly text: string | null | undefined;
}

export const TextOrDashes = ({ text }: TextOrProps) => <>{text?.trim() ? text : EMPTY_TEXT}</>;

interface ReferenceTextProps {
  readonly text: string | null | undefined;
}

/** A number that is quoted to support as it is: no translator changes it. */
export const ReferenceText = ({ text }: ReferenceTextProps) => (
  <span translate="no">
    <TextOrDashes text={text} />
  </span>
);
