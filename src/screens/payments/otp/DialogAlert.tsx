import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/Alert';

const bringIntoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** What went wrong, brought into view when it appears: on a small phone the dialog is higher than the screen. */
export const DialogAlert = ({ children }: { readonly children: ReactNode }) => (
  <div ref={bringIntoView}>
    <Alert live tone="bad">
      {children}
    </Alert>
  </div>
);
