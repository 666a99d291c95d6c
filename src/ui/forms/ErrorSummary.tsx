import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, radius, target } from '../../theme/tokens';
import { errorSummaryText } from '../ui.text';
import { fieldId } from './FieldFrame';
import type { FieldErrors } from './formFields';

const Summary = styled.div`
  padding: 12px 16px;
  border: 2px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: 4px 0;
    color: ${color.danger};
  }
`;

interface ErrorSummaryProps<Code extends string> {
  /** The errors by field name. Each new object moves the focus to this summary. */
  readonly errors: FieldErrors<string, Code>;
  readonly texts: Readonly<Record<Code, ReactNode>>;
}

/** Lists the wrong fields above the form, with a link to each. */
export const ErrorSummary = <Code extends string>({ errors, texts }: ErrorSummaryProps<Code>) => {
  const t = useText(errorSummaryText);
  const title = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
  const fieldErrors = Object.entries(errors);
  if (fieldErrors.length === 0) return null;

  // A plain #anchor would add an entry to the browser's history.
  const focusField = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <Summary ref={summary} tabIndex={-1} role="group" aria-labelledby={title}>
      <h2 id={title}>{t.title}</h2>
      <ul>
        {fieldErrors.map(
          ([name, code]) =>
            code !== undefined && (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={focusField(name)}>
                  {texts[code]}
                </a>
              </li>
            ),
        )}
      </ul>
    </Summary>
  );
};
