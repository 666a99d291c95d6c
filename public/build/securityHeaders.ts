import { createHash } from 'node:crypto';

/** The inline sources that a strict policy allows by their hash. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sha256 = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The origins of the push provider from which the portal requests its token. The portal uses no other origin of the
 * provider.
 */
export const PUSH_PROVIDER = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
] as const;

/**
 * The headers that the page must be served with. styled-components writes its rules through the CSSOM of a style
 * element without text. The policy allows that element by the hash of the empty text, so it needs neither a nonce nor
 * 'unsafe-inline', and a server that only serves static files can send these headers.
 *
 * `policyWith` (`deployment.ts`) adds the origins in the configuration: of the logo and the picture hosts to `img-src`;
 * of the realtime database, the fault reports and the push relay, with `PUSH_PROVIDER`, to `connect-src`; of the card
 * provider's page to `form-action`.
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
  // After a logout the browser must not show a page of the session from its cache.
  'cache-control': 'no-store',
});
