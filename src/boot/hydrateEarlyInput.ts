/** What the page has before React takes it over; `public/beforeFirstPaint.js` has marked some of it. */
interface EarlyInput {
  /** Chosen or pressed: its event is repeated. */
  readonly used: readonly HTMLElement[];
  /** They hold what was typed even when React has thrown them away. */
  readonly fields: readonly HTMLInputElement[];
  /** The one of them that is being typed in. */
  focused: EventTarget | null;
}

export const collectEarlyInput = (root: HTMLElement): EarlyInput => {
  const early: EarlyInput = {
    used: [...root.querySelectorAll<HTMLElement>('[data-early]')],
    fields: [...root.querySelectorAll('input')],
    focused: document.activeElement,
  };
  root.addEventListener('focusin', ({ target }) => (early.focused = target));
  return early;
};

/** From here on the portal answers by itself; what was said or sent too early is said and sent now. */
export const hydrateEarlyInput = (page: HTMLElement, early: EarlyInput | null): void => {
  page.dataset['ready'] = '';
  delete page.dataset['first'];
  early?.fields.forEach((field) => putBack(field, field === early.focused));
  for (const control of early?.used ?? [])
    control.dispatchEvent(new Event(control.dataset['early'] ?? '', { bubbles: true }));
  if (page.dataset['pending'] === undefined) return;
  delete page.dataset['pending'];
  const form = document.querySelector('form');
  if (form) sendAsPressed(form, page.pressed ?? {});
  delete page.pressed;
};

/**
 * An element that an extension adds to the form makes React throw away what was prerendered and render it again, with
 * empty fields.
 */
const putBack = (early: HTMLInputElement, hadFocus: boolean): void => {
  const field = document.getElementById(early.id);
  if (field === early || !(field instanceof HTMLInputElement)) return;
  // What an extension or a subscriber has put there meanwhile is later.
  field.value ||= early.value;
  field.checked ||= early.checked;
  if (hadFocus) field.focus();
};

/** What the form held when it was submitted. In memory alone, for there is a password in it. */
type Pressed = Readonly<Record<string, string>>;

/** Letters that came after the press are no part of what is sent. They stay in their fields. */
const sendAsPressed = (form: HTMLFormElement, pressed: Pressed): void => {
  const fields = [...form.querySelectorAll('input')].filter(({ type }) => type !== 'checkbox');
  const typed = fields.map(({ value }) => value);
  for (const field of fields) field.value = pressed[field.name] ?? field.value;
  form.requestSubmit();
  fields.forEach((field, at) => (field.value = typed[at] ?? ''));
};

declare global {
  interface HTMLElement {
    pressed?: Pressed;
  }
}
