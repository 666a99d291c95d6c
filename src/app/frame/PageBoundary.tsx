import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { messages } from '../../../store/core/messages';
import { selectSessionEpoch } from '../../../store/identity/session';
import { translateMessage, useText } from '../../text/useText';
import { storeMessagesText } from '../../text/words.text';
import { space } from '../../theme/tokens';
import { useAppSelector } from '../hooks';
import { FailedPage } from '../lazy/FailedPage';
import type { SupportFileOfferProps } from '../supportFile/SupportFileOffer';

/** Below what cannot go on: an offer to tell support what led to it. Its code came with the recorder. */
export const SupportFileOfferPart = (props: SupportFileOfferProps) => {
  const [Offer, setOffer] = useState<ComponentType<SupportFileOfferProps>>();
  useEffect(() => {
    loadOffer().then(
      ({ SupportFileOffer }) => setOffer(() => SupportFileOffer),
      () => undefined, // Nothing is recorded then: it comes with the recorder.
    );
  }, []);
  return Offer && <Offer {...props} />;
};

const loadOffer = () =>
  import(/* webpackChunkName: "recorder" */ '../supportFile/SupportFileOffer');

interface BoundaryProps {
  readonly children: ReactNode;
  /** Another place or session replaces a broken page. Nothing else is mounted again: a form keeps what was typed. */
  readonly place: string;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly hasRenderedAgain: boolean;
}

const UNBROKEN: BoundaryState = { isBroken: false, hasRenderedAgain: false };

/**
 * A page that cannot be rendered is rendered once more. When that fails too, it says so, never a white page: the
 * session stays, for what is wrong with a page says nothing of who looks at it.
 */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = UNBROKEN;

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    if (!this.state.hasRenderedAgain) this.setState({ isBroken: false, hasRenderedAgain: true });
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (place !== this.props.place) this.setState(UNBROKEN);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return this.state.hasRenderedAgain && <BrokenPage onRetry={() => this.setState(UNBROKEN)} />;
  }
}

export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  const { key } = useLocation();
  const epoch = useAppSelector(selectSessionEpoch);
  return <Boundary place={`${epoch} ${key}`}>{children}</Boundary>;
};

/** Outside every frame. */
const Margins = styled.div`
  padding: 0 ${space.l} ${space.xl};
`;

const BrokenPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useText(storeMessagesText);
  return (
    <Margins>
      <FailedPage onRetry={onRetry}>
        <h1>{translateMessage(messages.defect, t)}</h1>
      </FailedPage>
      <SupportFileOfferPart onReturn={onRetry} />
    </Margins>
  );
};
