import { useEffect } from 'react';
import { chunkFailed, chunkFailureLeft } from '../../store/app/chunkFailure';
import { ChunkBoundary } from './lazy/ChunkBoundary';
import { ChunkFailure } from './lazy/ChunkFailure';
import { ScreenSkeleton } from './frame/ScreenSkeleton';
import { usePortal } from './PortalServices';
import { useAppDispatch } from './hooks';
import { useLate } from './late';
import type { ScreenRoute } from './routes';

/** A screen that comes when it is first opened: its shape until then, and a way on when it does not come. */
export const LazyScreen = ({ route }: { readonly route: ScreenRoute }) => {
  const dispatch = useAppDispatch();
  return (
    <ChunkBoundary
      fallback={<FailedScreen />}
      onChunkFailed={(message) => dispatch(chunkFailed(message))}
    >
      <LoadedScreen route={route} />
    </ChunkBoundary>
  );
};

const LoadedScreen = ({ route }: { readonly route: ScreenRoute }) => {
  const Screen = useLate(usePortal().screens.of(route));
  return Screen ? <Screen /> : <ScreenSkeleton />;
};

/** Leaving the failed screen clears it; the next visit tries again. */
const FailedScreen = () => {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(chunkFailureLeft());
    },
    [dispatch],
  );
  return <ChunkFailure />;
};
