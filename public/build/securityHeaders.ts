import { createHash } from 'node:crypto';

/** The sources that a strict policy has to know by their content. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sha256 = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Where the provider of device messaging is asked for a token; nothing else of it is. */
export const PUSH_PROVIDER = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
] as const;

/**
 * What the page has to be served with. styled-components writes its rules through the CSSOM of a
 * style element without text, so the hash of the empty text stands for it and neither a nonce nor
 * 'unsafe-inline' is needed: any static server can send these headers.
 *
 * An operator who configures a picture host, a realtime database or a push relay adds its origin
 * to `img-src` or `connect-src`; with push also the two origins of `PUSH_PROVIDER`. The origin of the card
 * provider's page is added to `form-action`.
 */
export const securityHeaders = ({ scripts, styles }: InlineSources): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(sha256).join(' ')}`,
    `style-src 'self' ${['', ...styles].map(sha256).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types selfcare-chunks selfcare-worker dompurify',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), geolocation=(), microphone=(), otp-credentials=(self), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // After a logout no page of the session may come back from a cache.
  'cache-control': 'no-store',
});
