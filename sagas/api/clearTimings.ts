/**
 * A browser lists the address of every request, query and all, where each script of the page can read it. The
 * list cannot lose a single entry, so the whole of it is cleared as soon as this address is in it, which may be
 * some time after the answer.
 */
export const clearTimingsAfter = ({ href }: URL): void => {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName(href).length === 0) return;
    observer.disconnect();
    performance.clearResourceTimings();
  });
  observer.observe({ type: 'resource' });
};
