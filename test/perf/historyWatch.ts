/** The times of one key press in the search, in milliseconds since the press. */
export interface KeyPress {
  /** Until the next frame was painted, including the time in which the page was too busy to receive the key. */
  readonly paint: number;
  /** Until the last change of the list in response to the key was painted. */
  readonly answered: number;
}

export interface Frames {
  /** How long each frame took, in milliseconds. */
  readonly frames: readonly number[];
}

declare global {
  interface Window {
    keys?: KeyPress[];
    watchKeys?: () => void;
    scrollOn?: (frames: number, pixels: number) => Promise<Frames>;
  }
}

/** Runs in the page, before its own scripts. */
export const inPage = () => {
  /**
   * Calls `then` right after the next paint: a frame's callbacks run before its paint, and the message arrives after
   * it.
   */
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });

  window.watchKeys = () => {
    const keys: { start: number; paint: number; answered: number }[] = [];
    window.keys = keys;
    document.addEventListener(
      'keydown',
      ({ timeStamp: start }) => {
        const press = { start, paint: 0, answered: 0 };
        keys.push(press);
        afterPaint(() => {
          press.paint = performance.now() - start;
          press.answered ||= press.paint;
        });
      },
      { capture: true },
    );
    const list = document.querySelector('main');
    if (!list) return;
    new MutationObserver(() => {
      const press = keys.at(-1);
      if (press) afterPaint(() => (press.answered = performance.now() - press.start));
    }).observe(list, { subtree: true, childList: true, characterData: true });
  };

  window.scrollOn = (frames, pixels) =>
    new Promise((resolve) => {
      window.scrollTo(0, 0);
      const took: number[] = [];
      let last = 0;
      const step = (now: number) => {
        if (last > 0) took.push(now - last);
        last = now;
        window.scrollBy(0, pixels);
        if (took.length < frames) requestAnimationFrame(step);
        else resolve({ frames: took });
      };
      requestAnimationFrame(() => requestAnimationFrame(step));
    });
};
