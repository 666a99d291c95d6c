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

/**
 * Offers a file for support below an error that covers the whole page. Its code is in the recorder's chunk. If that
 * chunk cannot be loaded, nothing is shown.
 */
export const SupportFileOfferPart = (props: SupportFileOfferProps) => {
  const [Offer, setOffer] = useState<ComponentType<SupportFileOfferProps>>();
  useEffect(() => {
    loadOffer().then(
      ({ SupportFileOffer }) => setOffer(() => SupportFileOffer),
      () => undefined, // Without the recorder nothing was recorded.
    );
  }, []);
  return Offer && <Offer {...props} />;
};

const loadOffer = () =>
  import(/* webpackChunkName: "recorder" */ '../supportFile/SupportFileOffer');

interface BoundaryProps {
  readonly children: ReactNode;
  /**
   * When `place` changes, `Boundary` renders a broken page again. `place` is not a React key: a new key would also
   * remount a working page and clear its forms.
   */
  readonly place: string;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly hasRenderedAgain: boolean;
}

const UNBROKEN: BoundaryState = { isBroken: false, hasRenderedAgain: false };

/**
 * When a page throws an error, renders the page a second time. When the page throws again, shows that the page is
 * broken. The session is kept, because it did not cause the error.
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

/** The page has no frame here. */
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
