/** What is shown where the operator gave no text (specification §5). */
export const EMPTY_TEXT = '---';

interface TextOrProps {
  readonly text: string | null | undefined;
}

export const TextOrDashes = ({ text }: TextOrProps) => <>{text?.trim() ? text : EMPTY_TEXT}</>;
