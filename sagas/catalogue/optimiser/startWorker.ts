/** webpack builds the worker's script only because it recognises exactly this expression. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "optimiser" */ new URL('./worker', import.meta.url));
