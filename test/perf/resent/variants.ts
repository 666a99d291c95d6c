/**
 * Ways to send one write, as plain scripts that run in the page, because a compiler would add code to them. Each is the
 * body of an async function of `url`, and fails when the browser has no answer.
 */
export const VARIANTS: Readonly<Record<string, string>> = {
  'JSON body': `await fetch(url, { method: 'POST', body: '{"a":1}' })`,
  'form body': `await fetch(url, { method: 'POST', body: new URLSearchParams({ a: '1' }) })`,
  FormData: `
    const body = new FormData();
    body.append('a', '1');
    await fetch(url, { method: 'POST', body })`,
  Blob: `await fetch(url, { method: 'POST', body: new Blob(['{"a":1}']) })`,
  PUT: `await fetch(url, { method: 'PUT', body: '{"a":1}' })`,
  'GET that changes something': `await fetch(url)`,
  'cache: no-store': `await fetch(url, { method: 'POST', body: '{"a":1}', cache: 'no-store' })`,
  'keepalive: true': `await fetch(url, { method: 'POST', body: '{"a":1}', keepalive: true })`,
  XMLHttpRequest: `await new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.onload = resolve;
      request.onerror = reject;
      request.open('POST', url);
      request.send('{"a":1}');
    })`,
  'fresh read just before': `
    await fetch('/read', { cache: 'no-store' }).then((one) => one.text());
    await fetch(url, { method: 'POST', body: '{"a":1}' })`,
  // The reads take all six HTTP/1.1 connections, so that the write gets one that is opened in their place.
  'behind six reads, then aborted': `
    const abort = new AbortController();
    const { signal } = abort;
    for (let at = 0; at < 6; at += 1)
      fetch('/slow?' + at, { cache: 'no-store', signal }).catch(() => undefined);
    const sent = fetch(url, { method: 'POST', body: '{"a":1}' });
    abort.abort();
    await sent`,
  // The browser reads the file a second time when it repeats the upload.
  'file, removed once uploaded': `
    const folder = await navigator.storage.getDirectory();
    const name = String(Math.random());
    const handle = await folder.getFileHandle(name, { create: true });
    const writer = await handle.createWritable();
    await writer.write('{"a":1}');
    await writer.close();
    const file = await handle.getFile();
    await new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onload = () => folder.removeEntry(name);
      request.onload = resolve;
      request.onerror = reject;
      request.open('POST', url);
      request.send(file);
    })`,
  'stream body': `
    const { body } = new Response('{"a":1}');
    await fetch(url, { method: 'POST', body, duplex: 'half' })`,
  'stream body after a fresh read': `
    await fetch('/read', { cache: 'no-store' }).then((one) => one.text());
    const { body } = new Response('{"a":1}');
    await fetch(url, { method: 'POST', body, duplex: 'half' })`,
};
