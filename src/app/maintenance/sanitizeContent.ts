import DOMPurify from 'dompurify';
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
