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
