/** One key press in the search, in milliseconds from the press on. */
export interface KeyPress {
  /** Until the next frame was painted, with the time the page was too busy to hear of the key. */
  readonly paint: number;
  /** Until the last change that the list made for it was painted. */
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
  /** After the paint of the coming frame: its callbacks run before it, this right behind. */
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
