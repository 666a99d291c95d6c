import { TextOrDashes } from './TextOrDashes';

interface ReferenceTextProps {
  readonly text: string | null | undefined;
}

/** A number that is quoted to support as it is: no translator changes it. */
export const ReferenceText = ({ text }: ReferenceTextProps) => (
  <span translate="no">
    <TextOrDashes text={text} />
  </span>
);
