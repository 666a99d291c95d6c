// Runs inline before the portal's scripts. Where Home is opened in a session, it sends the reads that Home begins with, so
// that their answers come while the scripts do. `sagas/api/send.ts` takes each over and treats it as its own.
(function (page) {
  const { path, reads } = document.getElementById('home').dataset;
  if (!['/', path].includes(location.pathname)) return;
  try {
    const { customerid, companyagreement } = JSON.parse(localStorage.getItem('selfcareUser')).user;
    const configuration = JSON.parse(document.getElementById('configuration').textContent);
    const { operatorValues, operatorRequestFields, testBackend } = configuration;
    if (!customerid || companyagreement !== 'YES' || testBackend || !navigator.onLine) return;
    const waiting = (page.earlyReads = new Map());
    for (const address of reads.split(' ')) {
      // A query may need the operator's own field names and values, which `send.ts` alone knows.
      if ((operatorValues || operatorRequestFields) && address.includes('?')) continue;
      const { href } = new URL(`/${address}`, location);
      const aborting = new AbortController();
      const answer = fetch(href, {
        headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        credentials: 'include',
        cache: 'no-store',
        signal: aborting.signal,
      });
      // `send.ts` handles a failure when it takes the read over; one that it never takes over can be ignored.
      answer.catch(() => {});
      const abort = () => aborting.abort();
      waiting.set(href, { customerid, leftAt: performance.now(), answer, abort });
    }
    const forget = () => {
      for (const { abort } of waiting.values()) abort();
      waiting.clear();
    };
    setTimeout(forget, 10_000);
    addEventListener('pagehide', forget);
    // Another tab has logged out, or in.
    addEventListener('storage', ({ key }) => {
      if (key === null || key === 'selfcareUser') forget();
    });
  } catch {
    // There is no session, or something else that the portal's scripts say.
  }
})(document.documentElement);
