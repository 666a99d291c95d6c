import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from '../../text/useText';
import { color, layer, media, ofPageHeight, radius, shadow, size, space } from '../../theme/tokens';
import { bareIconStyles } from '../buttons/Button';
import { Icon } from '../data/Icon';
import { closeIcon } from '../data/icons';
import { dialogText } from '../ui.text';

/*
 * Radix's overlay writes a <style> into the page, which the content security policy refuses. `Veil` replaces the
 * overlay, and the global style stops the page from scrolling.
 */
const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.veil};
`;

const rise = keyframes`from { opacity: 0; translate: 0 16px; }`;

const Panel = styled(Content)`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.dialog};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${ofPageHeight('max-height', 100, '32px')}
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.l} ${space.l} calc(${space.l} + env(safe-area-inset-bottom));
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow};
  animation: ${rise} 180ms ease-out;
  @media (min-width: 769px) {
    inset: 0;
    width: min(480px, calc(100vw - 64px));
    height: fit-content;
    margin: auto;
    padding: ${space.xl};
    border-radius: ${radius.sheet};
  }
  ${media.print} {
    position: static;
  }
`;

const DialogHead = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.l};
  h2 {
    padding-top: 9px;
    font-size: ${size.title};
  }
  button {
    ${bareIconStyles}
    margin-inline-end: -10px;
  }
`;

const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.m};
  & > * {
    flex: 1 1 auto;
  }
  @media (min-width: 769px) {
    & > * {
      flex: 0 1 auto;
    }
  }
`;

interface DialogProps {
  readonly open: boolean;
  /** Called by Escape, a press beside the dialog, or the cross. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** The element that takes the focus when the dialog opens. If it is missing, the close button takes the focus. */
  readonly first?: RefObject<HTMLElement | null>;
}

/** Asks one question and blocks the page until the answer. The focus then returns to the element that had it. */
export const Dialog = ({ open, onClose, title, children, actions, first }: DialogProps) => {
  const t = useText(dialogText);
  const opener = useRef<Element | null>(null);
  const moveFocus = (event: Event) => {
    opener.current = document.activeElement;
    if (!first?.current) return;
    event.preventDefault();
    first.current.focus();
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Veil />
        <Panel
          aria-describedby={undefined}
          onOpenAutoFocus={moveFocus}
          onCloseAutoFocus={returnFocus}
        >
          <DialogHead>
            <Title>{title}</Title>
            <Close aria-label={t.close}>
              <Icon path={closeIcon} />
            </Close>
          </DialogHead>
          <div>{children}</div>
          {actions !== undefined && <DialogActions>{actions}</DialogActions>}
        </Panel>
      </Portal>
    </Root>
  );
};
