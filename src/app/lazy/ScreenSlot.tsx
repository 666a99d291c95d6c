import { Component, type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import {
  chunkFailed,
  chunkFailureDismissed,
  reloadRequested,
  selectChunkFailure,
} from '../../../store/app/chunkFailure';
import { useText } from '../../text/useText';
import { color, radius, size, space } from '../../theme/tokens';
import { screenSlotText } from '../app.text';
import { useAppDispatch, useAppSelector } from '../hooks';
import { FailedPage } from './FailedPage';
import { type LazyScreen, useOnReconnect } from './lazyPart';

const Wrapper = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 1120px;
  margin: 0 auto;
  padding: 20px ${space.l};
`;

const Block = styled.div<{ readonly $height: number; readonly $share: number }>`
  width: ${({ $share }) => $share}%;
  height: ${({ $height }) => $height}px;
  border-radius: ${radius.sheet};
  background: ${color.line};
  opacity: 0.6;
`;

/** The shape of a screen whose code is on its way. */
export const ScreenSkeleton = () => (
  <Wrapper aria-hidden>
    <Block $height={32} $share={60} />
    <Block $height={220} $share={100} />
    <Block $height={64} $share={100} />
    <Block $height={64} $share={100} />
  </Wrapper>
);

/** A screen that is loaded when it is first opened: its skeleton, itself, or how to load the page again. */
export const ScreenSlot = ({ screen: Screen }: { readonly screen: LazyScreen }) => {
  const dispatch = useAppDispatch();
  return (
    <ChunkBoundary onChunkFailed={(message) => dispatch(chunkFailed(message))}>
      <Screen skeleton={<ScreenSkeleton />} />
    </ChunkBoundary>
  );
};

interface ChunkBoundaryProps {
  readonly children: ReactNode;
  readonly onChunkFailed: (message: string) => void;
}

interface ChunkBoundaryState {
  readonly caught: { readonly error: unknown } | null;
  /** The screen was loaded again in place. */
  readonly hasRetried: boolean;
}

/**
 * Catches a screen whose code was not loaded and leaves the rest of the page alive. Any other error
 * goes on to the page's own boundary.
 */
class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { caught: null, hasRetried: false };

  static getDerivedStateFromError(error: unknown): Partial<ChunkBoundaryState> {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    const message = chunkMessage(error);
    if (message !== null) this.props.onChunkFailed(message);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (chunkMessage(caught.error) === null) throw caught.error;
    return <FailedScreen hasRetried={this.state.hasRetried} onRetry={this.retry} />;
  }

  private readonly retry = () => this.setState({ caught: null, hasRetried: true });
}

/** The documented sentence, without the address that the bundler adds (specification §8). */
export const chunkMessage = (error: unknown): string | null => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null;
  return /Loading chunk \S+ failed\./.exec(error.message)?.[0] ?? 'Loading chunk failed.';
};

/** In small type: it says nothing to a subscriber and something to support. */
const DocumentedSentence = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

interface FailedScreenProps {
  readonly hasRetried: boolean;
  readonly onRetry: () => void;
}

/**
 * What failed and the one thing to do: to load the screen in place, and the page when that did not help. It is loaded
 * by itself when the network is back. Leaving it clears it; the next visit loads again.
 */
const FailedScreen = ({ hasRetried, onRetry }: FailedScreenProps) => {
  const t = useText(screenSlotText);
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(chunkFailureDismissed()), [dispatch]);
  useOnReconnect(onRetry);
  return (
    <FailedPage
      onRetry={() => (hasRetried && navigator.onLine ? dispatch(reloadRequested()) : onRetry())}
    >
      <h1>{t.title}</h1>
      <p>{t.description}</p>
      <DocumentedSentence lang="en" translate="no">
        {useAppSelector(selectChunkFailure)}
      </DocumentedSentence>
    </FailedPage>
  );
};
