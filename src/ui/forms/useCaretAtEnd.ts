import { type MouseEvent, type PointerEvent, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The handlers of a field that may be prefilled. The first tap into it puts the cursor at the end of the text, where the
 * subscriber goes on writing. A selection, a later tap and the keyboard work as in every field. Not for an input whose
 * type has no cursor position, such as `email`.
 */
export const useCaretAtEnd = () => {
  const tap = useRef<'awaited' | 'first' | 'over'>('awaited');
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<TextControl>) => {
      const isFirst = tap.current === 'awaited' && currentTarget !== document.activeElement;
      tap.current = isFirst ? 'first' : 'over';
    },
    // The browser places the cursor before it reports the click.
    onClick: ({ currentTarget }: MouseEvent<TextControl>) => {
      if (tap.current !== 'first') return;
      tap.current = 'over';
      const { selectionStart, selectionEnd, value } = currentTarget;
      if (selectionStart === selectionEnd)
        currentTarget.setSelectionRange(value.length, value.length);
    },
  };
};
