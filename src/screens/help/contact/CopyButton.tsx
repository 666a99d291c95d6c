import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { contactText } from './contact.text';

const CopyResult = styled.span`
  &:not(:empty) {
    margin-inline-end: ${space.m};
  }
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 400;
`;

interface CopyButtonProps {
  readonly value: string;
  /** What is copied, read out with the button. */
  readonly name: string;
}

/** Copies a value to the clipboard and says whether it worked. */
export const CopyButton = ({ value, name }: CopyButtonProps) => {
  const t = useText(contactText);
  const [result, setResult] = useState('');
  const copy = () =>
    // `clipboard` is undefined without a secure origin; the promise turns that into a rejection.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => setResult(t.copied),
        () => setResult(t.copyFailed),
      );
  return (
    <>
      <CopyResult role="status">{result}</CopyResult>
      <Button tone="ghost" onClick={() => void copy()}>
        {t.copy}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  );
};
