/** Without BroadcastChannel a tab shows only what it has loaded itself. */
const isPossible = typeof BroadcastChannel !== 'undefined';

/** Sends a message to every tab that listens, including this tab. */
export const broadcast = (name: string, message: string): void => {
  if (!isPossible) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
};

/**
 * Calls `onMessage` with every message. Closes the channel while the page is in the back/forward cache, because an open
 * channel would keep the page out of the cache. When the page returns, calls `onMessage` without a message, because the
 * page may have missed some. Returns a function that stops listening.
 */
export const onBroadcast = (name: string, onMessage: (message?: unknown) => void): (() => void) => {
  let channel: BroadcastChannel | null = null;
  const listen = () => {
    if (!isPossible) return;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => onMessage(data);
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    listen();
    onMessage();
  };
  listen();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', resume);
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', resume);
  };
};
