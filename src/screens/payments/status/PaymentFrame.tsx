import type { ReactNode } from 'react';
import { selectIsUnderMaintenance } from '../../../../store/app/maintenance';
import { selectHasTermsToAccept, selectIsLoggedIn } from '../../../../store/identity/session';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { ScreenSkeleton } from '../../../app/frame/ScreenSkeleton';
import { useAppSelector } from '../../../app/hooks';
import { lazyPart } from '../../../app/lazy/lazyPart';

interface PaymentFrameProps {
  readonly children: ReactNode;
}

/** A payer with a login has it loaded since the home screen. It loads nothing about the subscriber by itself. */
const HomeFrame = lazyPart<PaymentFrameProps>({
  id: 'payment-frame',
  load: async () =>
    (await import(/* webpackChunkName: "home" */ '../../../app/frame/HomeFrame')).HomeFrame,
  needs: ['subscriber', 'alerts'],
});

/** The portal's frame stays around a result where its menu can be used; otherwise the frame without a login. */
export const PaymentFrame = ({ children }: PaymentFrameProps) => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isClosed = useAppSelector(selectIsUnderMaintenance);
  const hasTerms = useAppSelector(selectHasTermsToAccept);
  const plain = <EntryFrame>{children}</EntryFrame>;
  if (!isLoggedIn || isClosed || hasTerms) return plain;
  return (
    <HomeFrame skeleton={<ScreenSkeleton />} failed={() => plain}>
      {children}
    </HomeFrame>
  );
};
