/** What the subscriber did before React hydrated the page. `public/beforeFirstPaint.js` marks the used controls. */
interface EarlyInput {
  /** Chosen or pressed controls: their events are repeated. */
  readonly used: readonly HTMLElement[];
  /** The prerendered fields. They keep the typed values even after React has replaced them. */
  readonly fields: readonly HTMLInputElement[];
  /** The field with the focus. */
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

/** Shows what React has rendered in place of the skeleton. */
export const revealPage = (): void => {
  delete document.documentElement.dataset['first'];
  // The skeleton may contain what this device last knew of Home.
  document.getElementById('starting')?.replaceChildren();
};

/** Repeats on the hydrated page what the subscriber chose, pressed or submitted before the hydration. */
export const hydrateEarlyInput = (page: HTMLElement, early: EarlyInput | null): void => {
  page.dataset['ready'] = '';
  revealPage();
  early?.fields.forEach((field) => restoreField(field, field === early.focused));
  for (const control of early?.used ?? [])
    control.dispatchEvent(new Event(control.dataset['early'] ?? '', { bubbles: true }));
  if (page.dataset['pending'] === undefined) return;
  delete page.dataset['pending'];
  const form = document.querySelector('form');
  if (form) submitAsPressed(form, page.pressed ?? {});
  delete page.pressed;
};

/**
 * Copies a typed value into the new field, if React has replaced the prerendered form. React replaces the form when a
 * browser extension has added an element to it.
 */
const restoreField = (early: HTMLInputElement, hadFocus: boolean): void => {
  const field = document.getElementById(early.id);
  if (field === early || !(field instanceof HTMLInputElement)) return;
  // A value in the new field is newer: the subscriber or an extension entered it after React replaced the form.
  field.value ||= early.value;
  field.checked ||= early.checked;
  if (hadFocus) field.focus();
};

/** The values of the form when it was submitted. They stay in memory only, because one of them is a password. */
type Pressed = Readonly<Record<string, string>>;

/**
 * Submits the values that the form had when the subscriber submitted it. Letters typed later are not sent and stay in
 * their fields.
 */
const submitAsPressed = (form: HTMLFormElement, pressed: Pressed): void => {
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
