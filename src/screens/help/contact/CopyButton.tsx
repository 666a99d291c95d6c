import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { contactText } from './contact.text';

const CopyResult = styled.span`
  &:not(:empty) {
    margin-right: ${space.m};
  }
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 400;
`;

interface CopyButtonProps {
  readonly value: string;
  /** What is copied, for those who hear the button alone. */
  readonly name: string;
}

/** Puts a number where it can be pasted, and says so. */
export const CopyButton = ({ value, name }: CopyButtonProps) => {
  const t = useText(contactText);
  const [answer, setAnswer] = useState('');
  const copy = () =>
    // Not there at all without a secure origin.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => setAnswer(t.copied),
        () => setAnswer(t.copyFailed),
      );
  return (
    <>
      <CopyResult role="status">{answer}</CopyResult>
      <Button tone="ghost" onClick={() => void copy()}>
        {t.copy}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  );
};
