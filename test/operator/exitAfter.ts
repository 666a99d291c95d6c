/** Ends the process once everything is closed, with code 1 when closing failed. */
export const exitAfter = (closed: Promise<unknown>): void => {
  closed.then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
