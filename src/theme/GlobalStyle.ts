import { createGlobalStyle } from 'styled-components';
import type { Palette } from './palette';
import { dark, light } from './palette';
import { color, media, weight } from './tokens';

const OPERATOR = new Set(['brand', 'onBrand', 'tint', 'deep', 'deepSoft']);

/** An operator's colour comes from variables such as --brandLight. The palette's colour is the fallback. */
const variables = (palette: Palette, theme: 'Light' | 'Dark'): string =>
  Object.entries(palette)
    .map(([name, value]) =>
      OPERATOR.has(name) ? `--${name}:var(--${name}${theme},${value});` : `--${name}:${value};`,
    )
    .join('');

const dayLight = variables(light, 'Light');
const night = variables(dark, 'Dark');

/** The theme, the CSS reset and the basic typography. Without data-theme on <html> the system's theme applies. */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; ${dayLight} }
  :root[data-theme='dark'] { color-scheme: dark; ${night} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${night} }
  }
  *, *::before, *::after { box-sizing: border-box; }
  /* The HTML of the page has the login in it. Every other address shows a skeleton until a screen is rendered. */
  #starting, :root[data-first='other'] #root { display: none; }
  :root[data-first='other'] #starting { display: block; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  /* A phone's bars do not cover an element to which the browser scrolls, for example a focused field. */
  html:has([data-bottom-bar]) { scroll-padding: 72px 0 96px; }
  html:has([role='dialog'][data-state='open']) { overflow: hidden; }
  body {
    margin: 0;
    background: ${color.page};
    color: ${color.ink};
    font: 1rem/1.5 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif;
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; border: 0; }
  fieldset { min-width: 0; }
  h1, h2, h3, b, strong { font-weight: ${weight.strong}; }
  h1, h2, h3 { font-size: 1rem; line-height: 1.3; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; margin: 0; }
  a { color: ${color.brand}; }
  /* Radio buttons and checkboxes are drawn here: the browser's own are grey on grey in the dark theme. */
  input:is([type='radio'], [type='checkbox']) {
    flex: none;
    display: grid;
    place-content: center;
    width: 22px;
    height: 22px;
    border: 2px solid ${color.edge};
    border-radius: 5px;
    background: ${color.surface};
    cursor: inherit;
    appearance: none;
    &:checked {
      border-color: ${color.brand};
      background: ${color.brand};
      &::before {
        content: '';
        width: 14px;
        height: 14px;
        background: ${color.onBrand};
        clip-path: polygon(5% 50%, 20% 35%, 40% 55%, 80% 12%, 95% 27%, 40% 85%);
      }
    }
    &:where(:disabled) { opacity: 0.5; }
  }
  input[type='radio'] {
    border-radius: 50%;
    &:checked::before { clip-path: circle(5px); }
  }
  img, svg { display: block; max-width: 100%; }
  :focus-visible { outline: 3px solid ${color.brand}; outline-offset: 2px; }
  /* No focus ring where a script, and not a key, sets the focus: on a title, a message or a region. */
  [tabindex='-1']:focus { outline: none; }
  [hidden] { display: none !important; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  /* Forced colours remove backgrounds. The current link and the pressed button take the system's highlight colours. */
  @media (forced-colors: active) {
    input:is([type='radio'], [type='checkbox']) {
      appearance: auto;
      &::before { display: none; }
    }
    [aria-current], [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }
  ${media.print} {
    :root:root:root { color-scheme: light; ${dayLight} --shadow: none; }
    body { background: none; }
    /* Buttons are not printed, except those that expand a row, because their text is the name of the row. */
    button:not([aria-expanded]), search, a[href='#content'] { display: none !important; }
    /* Paper (ui/layout/Paper.tsx) is printed in place of the screen and its overlays. */
    body:has(> [data-paper]) > :not([data-paper]) { display: none !important; }
    @page { margin: 16mm; }
  }
`;
