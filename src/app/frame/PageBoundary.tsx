import { Component, type ReactNode } from 'react';
import { fullScreenErrorRaised } from '../../../store/app/fullScreenError';
import { messages } from '../../../store/core/messages';
import { selectSessionEpoch } from '../../../store/identity/session';
import { useAppDispatch, useAppSelector } from '../hooks';

interface BoundaryProps {
  readonly children: ReactNode;
  /** The next page replaces a broken one. Nothing else is mounted again: a form keeps what was typed. */
  readonly epoch: number;
  readonly onBroken: () => void;
}

/** A screen that cannot be shown is a full-screen error, never a white page (specification §4). */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken();
  }

  override componentDidUpdate({ epoch }: BoundaryProps): void {
    if (epoch !== this.props.epoch && this.state.isBroken) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  const dispatch = useAppDispatch();
  // The error ends with the session, and the login follows.
  const epoch = useAppSelector(selectSessionEpoch);
  return (
    <Boundary epoch={epoch} onBroken={() => dispatch(fullScreenErrorRaised(messages.startAgain))}>
      {children}
    </Boundary>
  );
};
