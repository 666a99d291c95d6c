/**
 * The test environment hands every page Node's FormData, which knows no forms. A frame's own
 * window still has the one that reads a form as a browser does.
 */
export const useBrowserFormData = (): void => {
  const nodes = globalThis.FormData;
  beforeAll(() => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    // A frame's window has the constructors of a page, which its type leaves out.
    const page = frame.contentWindow as (Window & typeof globalThis) | null;
    if (page !== null) globalThis.FormData = page.FormData;
  });
  afterAll(() => {
    globalThis.FormData = nodes;
  });
};
