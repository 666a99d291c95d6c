import { lazyPart } from './lazyPart';

/** Comes after the first paint, with what a page without a network needs: later there may be no way to load it. */
const FailureDrawing = lazyPart({
  id: 'failure-drawing',
  load: async () =>
    (await import(/* webpackChunkName: "offline" */ './FailureDrawing')).FailureDrawing,
});

/** A failure is shown without its drawing as well. */
export const failurePicture = <FailureDrawing failed={() => null} />;
