import { type ReactNode, useEffect, useRef } from 'react';
import { TextButton } from '../buttons/TextButton';
import { Alert } from './Alert';

interface UndoAlertProps {
  /** What was deleted. */
  readonly children: ReactNode;
  readonly undo: string;
  readonly onUndo: () => void;
  /** A value that changes with each deletion. */
  readonly moment?: unknown;
}

/** The undo button takes the focus after each deletion, because the pressed delete button is gone. */
export const UndoAlert = ({ children, undo, onUndo, moment }: UndoAlertProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [moment]);
  return (
    <Alert
      live
      action={
        <TextButton $small type="button" ref={button} onClick={onUndo}>
          {undo}
        </TextButton>
      }
    >
      {children}
    </Alert>
  );
};
