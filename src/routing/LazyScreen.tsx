import { Suspense, use, useEffect } from 'react';
import { chunkFailed, chunkFailureLeft } from '../../store/chunkFailure';
import { ChunkBoundary } from '../frame/ChunkBoundary';
import { ChunkFailure } from '../frame/ChunkFailure';
import { ScreenSkeleton } from '../frame/ScreenSkeleton';
import { usePortal } from '../PortalServices';
import { useSay } from '../useStore';
import type { ScreenRoute } from './routes';

/** A screen that comes when it is first opened: its shape until then, and a way on when it does not come. */
export const LazyScreen = ({ route }: { readonly route: ScreenRoute }) => {
  const say = useSay();
  const { screens } = usePortal();
  return (
    <ChunkBoundary
      fallback={<FailedScreen onLeft={() => screens.forget(route)} />}
      onChunkFailed={(message) => say(chunkFailed(message))}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <LoadedScreen route={route} />
      </Suspense>
    </ChunkBoundary>
  );
};

const LoadedScreen = ({ route }: { readonly route: ScreenRoute }) => {
  const Screen = use(usePortal().screens.load(route));
  return <Screen />;
};

/** Leaving the failed screen clears it, so that the next visit tries again. */
const FailedScreen = ({ onLeft }: { readonly onLeft: () => void }) => {
  const say = useSay();
  useEffect(
    () => () => {
      onLeft();
      say(chunkFailureLeft());
    },
    [onLeft, say],
  );
  return <ChunkFailure />;
};
