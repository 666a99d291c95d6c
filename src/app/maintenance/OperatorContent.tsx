import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Language } from '../../../store/core/languages';
import { usePortal } from '../PortalServices';
import { safeImage, safeLink } from '../safeLinks';

const FORMS_AND_STYLES = ['style', 'form', 'input', 'button', 'textarea', 'select'];
/** These tags are removed, because some of them may have addresses that `keepSafeAddresses` does not check. */
const MEDIA = ['picture', 'source', 'video', 'audio', 'track', 'map', 'area'];

/**
 * The operator's HTML without scripts and forms. A link leads to http or https only, and the opened page has no access
 * to the portal's page. A picture comes from the page's origin or an allowed host.
 */
export const sanitizeContent = (
  content: string,
  imageHosts: readonly string[],
): DocumentFragment => {
  const clean = (element: Element) => keepSafeAddresses(element, imageHosts);
  // The addresses are checked before the content is put into this document, because a document loads pictures at once.
  DOMPurify.addHook('afterSanitizeAttributes', clean);
  try {
    return DOMPurify.sanitize(content, {
      RETURN_DOM_FRAGMENT: true,
      USE_PROFILES: { html: true },
      FORBID_TAGS: [...FORMS_AND_STYLES, ...MEDIA],
      FORBID_ATTR: ['style', 'srcset', 'background', 'poster', 'target', 'ping'],
    });
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', clean);
  }
};

const keepSafeAddresses = (element: Element, imageHosts: readonly string[]): void => {
  keepIf(element, 'href', safeLink);
  keepIf(element, 'src', (address) => safeImage(address, imageHosts));
  if (!element.hasAttribute('href')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
};

const keepIf = (
  element: Element,
  attribute: 'href' | 'src',
  safe: (address: string) => string | null,
): void => {
  const address = element.getAttribute(attribute);
  if (address === null) return;
  const safeAddress = safe(address);
  if (safeAddress === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, safeAddress);
};

/**
 * The operator's CSS, with pictures from the page's origin and the allowed hosts only. Escapes and comments are
 * removed, so that the browser reads the same addresses as this check.
 */
export const sanitizeRules = (rules: string, imageHosts: readonly string[]): string =>
  DOMPurify.sanitize(rules, { ALLOWED_TAGS: [], ALLOWED_ATTR: [] })
    .replaceAll(/\\|\/\*[^]*?(?:\*\/|$)/g, '')
    .replaceAll(/\b(?:image-set|src)\(/gi, 'none(')
    .replaceAll(/url\(([^)]*)\)?/gi, (_, address: string) => {
      const image = safeImage(unquoted(address.trim()), imageHosts);
      return image === null ? 'none' : `url("${image}")`;
    });

const unquoted = (text: string): string =>
  /^["']/.test(text) && text.endsWith(text.charAt(0)) ? text.slice(1, -1) : text;

/**
 * `contain` keeps the operator's content inside this box. The shadow root is attached to an element inside the box,
 * because the operator's CSS can restyle the host of its shadow root (`:host`).
 */
const Box = styled.div`
  contain: content;
  overflow: auto;
`;

interface OperatorContentProps {
  /** The operator's HTML. */
  readonly content: string;
  readonly lang: Language;
  /** The operator's CSS. */
  readonly rules: string;
}

/**
 * The operator's content, sanitised and in a shadow tree, so that its styles apply to nothing else. The styles are a
 * constructed style sheet, because the content security policy blocks a style element.
 */
export const OperatorContent = ({ content, lang, rules }: OperatorContentProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { imageHosts } = usePortal();
  useEffect(() => {
    if (!box.current) return;
    const tree = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    tree.adoptedStyleSheets = [sheetOf(sanitizeRules(rules, imageHosts))];
    tree.replaceChildren(sanitizeContent(content, imageHosts));
  }, [content, rules, imageHosts]);
  return (
    <Box>
      <div ref={box} lang={lang} />
    </Box>
  );
};

/** Makes a style sheet from rules, or from declarations without a selector. The parser drops what is not CSS. */
const sheetOf = (rules: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.includes('{') ? rules : `:host { ${rules} }`);
  return sheet;
};
