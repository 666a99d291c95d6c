/** What the page has before React takes it over; `public/beforeFirstPaint.js` has marked some of it. */
export interface EarlyInput {
  /** Chosen or pressed: its event is repeated. */
  readonly used: readonly HTMLElement[];
  /** They hold what was typed even when React has thrown them away. */
  readonly fields: readonly HTMLInputElement[];
  /** The one of them that is being typed in. */
  focused: Element | null;
}

export const NO_EARLY_INPUT: EarlyInput = { used: [], fields: [], focused: null };

export const collectEarlyInput = (root: HTMLElement): EarlyInput => {
  const early: EarlyInput = {
    used: [...root.querySelectorAll<HTMLElement>('[data-early]')],
    fields: [...root.querySelectorAll('input')],
    focused: document.activeElement,
  };
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && root.contains(target)) early.focused = target;
  });
  return early;
};

/** From here on the portal answers by itself; what was said or sent too early is said and sent now. */
export const hydrateEarlyInput = (page: HTMLElement, early: EarlyInput): void => {
  page.dataset['ready'] = '';
  delete page.dataset['first'];
  for (const field of early.fields) putBack(field, field === early.focused);
  for (const control of early.used)
    successorOf(control)?.dispatchEvent(
      new Event(control.dataset['early'] ?? '', { bubbles: true }),
    );
  if (page.dataset['pending'] === undefined) return;
  delete page.dataset['pending'];
  const form = document.querySelector('form');
  if (form) sendAsPressed(form, takePressed(page));
};

/**
 * An element that an extension adds to the form makes React throw away what was prerendered and render it again, with
 * empty fields.
 */
const putBack = (early: HTMLInputElement, hadFocus: boolean): void => {
  const field = successorOf(early);
  if (field === early || !(field instanceof HTMLInputElement)) return;
  // What an extension or a subscriber has put there meanwhile is later.
  field.value ||= early.value;
  field.checked ||= early.checked;
  if (hadFocus) field.focus();
};

const nameOf = (element: Element): string | null =>
  element.id || element.getAttribute('aria-label') || element.textContent;

/** The element itself, or what stands in its place after it was rendered again. */
const successorOf = (element: HTMLElement): HTMLElement | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>(element.localName)].find(
        (other) => nameOf(other) === nameOf(element),
      );

type Entries = Readonly<Record<string, FormDataEntryValue>>;

/** What the form held when it was submitted: kept in memory, for there is a password in it. */
const takePressed = (page: HTMLElement): Entries => {
  const pressed = page.pressed ?? {};
  delete page.pressed;
  return pressed;
};

/** Letters that came after the press are no part of what is sent. They stay in their fields. */
const sendAsPressed = (form: HTMLFormElement, pressed: Entries): void => {
  const fields = [...form.querySelectorAll('input')];
  const typed = fields.map(({ value }) => value);
  for (const field of fields) {
    const value = pressed[field.name];
    if (field.type !== 'checkbox' && typeof value === 'string') field.value = value;
  }
  form.requestSubmit();
  fields.forEach((field, at) => (field.value = typed[at] ?? ''));
};

declare global {
  interface HTMLElement {
    pressed?: Entries;
  }
}
