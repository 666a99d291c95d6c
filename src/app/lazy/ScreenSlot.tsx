import { Component, type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import {
  chunkFailed,
  chunkFailureDismissed,
  reloadRequested,
  selectChunkFailure,
} from '../../../store/app/chunkFailure';
import { useText } from '../../text/useText';
import { color, radius, space } from '../../theme/tokens';
import { SoftText } from '../../ui/layout/Text';
import { screenSlotText } from '../app.text';
import { useAppDispatch, useAppSelector } from '../hooks';
import { FailedPage } from './FailedPage';
import { type LazyScreen, useOnReconnect } from './lazyPart';

const SkeletonPage = styled.div`
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

/** Shown in place of a screen while its code is being loaded. */
export const ScreenSkeleton = () => (
  <SkeletonPage aria-hidden>
    <Block $height={32} $share={60} />
    <Block $height={220} $share={100} />
    <Block $height={64} $share={100} />
    <Block $height={64} $share={100} />
  </SkeletonPage>
);

/** Loads the code of a screen when the screen is first opened. Shows the skeleton, then the screen or the failure. */
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
  /** True once the subscriber or a reconnect has started another try. */
  readonly hasRetried: boolean;
}

/**
 * Catches the error of a screen whose code did not load, and keeps the rest of the page. Any other error goes to
 * `PageBoundary`.
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

/**
 * The documented sentence for a code chunk that did not load (specification §8), without the address that webpack adds;
 * null for any other error.
 */
export const chunkMessage = (error: unknown): string | null => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null;
  return /Loading chunk \S+ failed\./.exec(error.message)?.[0] ?? 'Loading chunk failed.';
};

interface FailedScreenProps {
  readonly hasRetried: boolean;
  readonly onRetry: () => void;
}

/**
 * The button loads the screen's code again. After a failed retry, if the device is online, the button reloads the page
 * instead. A reconnect also loads the code again.
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
      {/* For support. */}
      <SoftText lang="en" translate="no">
        {useAppSelector(selectChunkFailure)}
      </SoftText>
    </FailedPage>
  );
};
