import DOMPurify from 'dompurify';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Language } from '../../../store/core/languages';
import { usePortal } from '../PortalServices';
import { safeImage, safeLink } from '../safeLinks';

const FORBIDDEN_TAGS = [
  ...['style', 'form', 'input', 'button', 'textarea', 'select'],
  // Pictures are checked by one address each, so the tags that offer several are left out.
  ...['picture', 'source', 'video', 'audio', 'track', 'map', 'area'],
];

/**
 * HTML of the operator's making, without anything that runs or asks. A link leads to http or https alone and opens
 * without a way back to this page; a picture comes from our own origin or an allowed host.
 */
export const sanitizeContent = (
  content: string,
  imageHosts: readonly string[],
): DocumentFragment => {
  const clean = (element: Element) => keepSafeAddresses(element, imageHosts);
  // Before the content becomes part of this document: a picture in it is asked for at once.
  DOMPurify.addHook('afterSanitizeAttributes', clean);
  try {
    return DOMPurify.sanitize(content, {
      RETURN_DOM_FRAGMENT: true,
      USE_PROFILES: { html: true },
      FORBID_TAGS: FORBIDDEN_TAGS,
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
  const kept = safe(address);
  if (kept === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, kept);
};

/**
 * CSS of the operator's making, with pictures from our own origin and the allowed hosts alone. Escapes and comments
 * are left out, so that an address cannot be written in a way that is read here and by the browser differently.
 */
export const sanitizeRules = (rules: string, imageHosts: readonly string[]): string =>
  DOMPurify.sanitize(rules, { ALLOWED_TAGS: [], ALLOWED_ATTR: [] })
    .replaceAll(/\\|\/\*[^]*?(?:\*\/|$)/g, '')
    .replaceAll(/\b(?:image-set|src)\(/gi, 'none(')
    .replaceAll(/url\(\s*(["']?)([^)]*?)\1\s*(?:\)|$)/gi, (_, quote, address: string) => {
      const kept = safeImage(address, imageHosts);
      return kept === null ? 'none' : `url("${kept}")`;
    });

/**
 * Nothing the operator's content says can reach outside this box, whatever its styles ask for. The
 * tree hangs on an element inside it: a style sheet may change its own root (`:host`), not more.
 */
const Box = styled.div`
  contain: content;
  overflow: auto;
`;

interface OperatorContentProps {
  /** HTML of the operator's making. */
  readonly content: string;
  readonly lang: Language;
  /** CSS of the operator's making. */
  readonly rules: string;
}

/**
 * Content that the server gives: sanitised, and kept in a shadow tree so that its
 * styles meet nothing else. A style sheet made by script needs no exception in the page's policy.
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

/** Rules, or the declarations of one; what is no CSS is dropped by the browser's own parser. */
const sheetOf = (rules: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.includes('{') ? rules : `:host { ${rules} }`);
  return sheet;
};
