import { Component, type ReactNode } from 'react';

interface ChunkBoundaryProps {
  /** Another key is another screen: the boundary begins anew. */
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly onChunkFailed: (message: string) => void;
}

/**
 * Catches a screen whose code did not load and leaves the rest of the page alive. Any other error
 * is not its business and goes on to the page's own boundary.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const message = chunkMessage(error);
    if (message !== null) this.props.onChunkFailed(message);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (chunkMessage(error) === null) throw error;
    return this.props.fallback;
  }
}

/** The documented sentence, without the address that the bundler adds (specification §8). */
export const chunkMessage = (error: unknown): string | null => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null;
  return /Loading chunk \S+ failed\./.exec(error.message)?.[0] ?? 'Loading chunk failed.';
};
