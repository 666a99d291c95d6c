/** The worker's script is a file of the build: webpack finds it by this very line. */
export const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "optimiser" */ new URL('./worker', import.meta.url));
