import { createServer } from 'node:net';

/** An error whose message explains it, so no stack is shown. */
export class UserFacingError extends Error {}

/**
 * The port from `--port`, or else from PORT, or else the usual port.
 *
 * @throws UserFacingError when it is not a port in the range.
 */
export const readPort = (
  given: string | undefined,
  usual: number,
  { least = 0, most = 65_535 } = {},
): number => {
  const port = Number(given ?? process.env['PORT'] ?? usual);
  if (Number.isInteger(port) && port >= least && port <= most) return port;
  throw new UserFacingError(`A port is a whole number from ${least} to ${most}.`);
};

/**
 * The error that explains why the server cannot listen at this address; the given error when the reason is not known.
 */
export const explainListening = (error: Error, port: number, host: string): Error => {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new UserFacingError(
      `Port ${port} is taken: stop what uses it, or choose another with --port.`,
    );
  if (code === 'EACCES')
    return new UserFacingError(`Port ${port} needs more rights: choose another with --port.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UserFacingError(`This machine has no address ${host}: choose another with --host.`);
  return error;
};

/** @throws UserFacingError when something listens there already. */
export const expectFree = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: Error) => reject(explainListening(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Runs a command. When it fails, prints the error and ends the process with 1. */
export const runCommand = (command: () => Promise<void>): void => {
  command().catch((error: unknown) => {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exit(1);
  });
};
