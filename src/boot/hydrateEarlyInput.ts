/** What was chosen or pressed before the scripts came, as `public/beforeFirstPaint.js` has marked it. */
export const collectEarlyInput = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-early]'),
];

/** From here on the portal answers by itself; what was said or sent too early is said and sent now. */
export const hydrateEarlyInput = (page: HTMLElement, early: readonly HTMLElement[]): void => {
  page.dataset['ready'] = '';
  delete page.dataset['first'];
  for (const control of early)
    control.dispatchEvent(new Event(control.dataset['early'] ?? '', { bubbles: true }));
  if (page.dataset['pending'] === undefined) return;
  delete page.dataset['pending'];
  document.querySelector('form')?.requestSubmit();
};
