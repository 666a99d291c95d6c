/** A browser without it shows what the tab has read itself. */
const isPossible = typeof BroadcastChannel !== 'undefined';

/** Sends a message to every tab that listens, this one too. */
export const broadcast = (name: string, message: string): void => {
  if (!isPossible) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
};

/**
 * Calls back with every message, and without one when the browser brings this page back as it was left: it has
 * missed what was said meanwhile. Returns a function that stops it. A page that is left closes its channel, so
 * that the back/forward cache can keep it.
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
