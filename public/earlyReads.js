// Runs inline before the portal's scripts. When Home is opened in a session, it sends Home's first reads while the
// scripts are still loading. After a login the portal sends them in the same way (`sagas/api/earlyReads.ts`). When the
// portal makes one of these reads later, `sagas/api/send.ts` uses the answer of the read that was sent here.
(function (page) {
  const { path, reads } = document.getElementById('home').dataset;
  try {
    const configuration = JSON.parse(document.getElementById('configuration').textContent);
    const { operatorValues, operatorRequestFields, testBackend } = configuration;
    if (testBackend) return;
    const waiting = (page.earlyReads = new Map());
    let timer;
    const forget = () => {
      for (const { abort } of waiting.values()) abort();
      waiting.clear();
    };
    addEventListener('pagehide', forget);
    // Another tab has logged out or logged in.
    addEventListener('storage', ({ key }) => {
      if (key === null || key === 'selfcareUser') forget();
    });
    page.sendHomeReads = (session) => {
      if (!navigator.onLine) return;
      forget();
      clearTimeout(timer);
      timer = setTimeout(forget, 10_000);
      for (const address of reads.split(' ')) {
        // A query may need the operator's own field names and values, which only `send.ts` knows.
        if ((operatorValues || operatorRequestFields) && address.includes('?')) continue;
        const { href } = new URL(`/${address}`, location);
        const aborting = new AbortController();
        const answer = fetch(href, {
          headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
          credentials: 'include',
          cache: 'no-store',
          signal: aborting.signal,
        });
        // `send.ts` handles the failure of a read that it takes over. The failure of any other read can be ignored.
        answer.catch(() => {});
        const abort = () => aborting.abort();
        waiting.set(href, { session, leftAt: performance.now(), answer, abort });
      }
    };
    if (!['/', path].includes(location.pathname)) return;
    const { customerid, companyagreement } = JSON.parse(localStorage.getItem('selfcareUser')).user;
    // `sessionOf` (`sagas/api/earlyReads.ts`) gives the page's first session the same name.
    if (customerid && companyagreement === 'YES') page.sendHomeReads(`0 ${customerid}`);
  } catch {
    // There is no session, or the configuration is wrong. The portal's scripts report a wrong configuration.
  }
})(document.documentElement);
