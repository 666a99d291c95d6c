import type { FastifyReply } from 'fastify';

/** Text that is already HTML. All other text is escaped when it is put into a page. */
export class Raw {
  constructor(readonly html: string) {}
}

type Piece = string | number | Raw | readonly Raw[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const htmlOf = (piece: Piece): string => {
  if (piece instanceof Raw) return piece.html;
  if (typeof piece === 'string' || typeof piece === 'number') {
    return String(piece).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
  }
  return piece.map(({ html }) => html).join('');
};

/** A template whose values cannot become markup. */
export const escaped = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Raw =>
  new Raw(
    parts.map((part, at) => part + (at < pieces.length ? htmlOf(pieces[at] ?? '') : '')).join(''),
  );

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A complete page of the stand-in, with its own strict headers. */
export const sendPage = (reply: FastifyReply, title: string, body: Raw): FastifyReply =>
  reply
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      // The console's own forms must send their origin.
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(
      escaped`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · stand-in operator</title><link rel="stylesheet" href="/stand-in/style.css"></head>
<body><main>${body}</main></body></html>`.html,
    );
