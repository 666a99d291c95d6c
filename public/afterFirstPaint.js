// Runs inline at the end of the page. It loads the portal's scripts after the first paint, because even cached scripts
// would delay the paint. Two kinds of page do not wait: a page in the background, which is not painted, and a page with
// a session, which paints only a skeleton. A click on the failure note's button or a reconnect loads failed scripts
// again; typed text stays. If Home is opened in a session, the scripts of Home load together with the portal's scripts.
// On the login the scripts of Home load when the subscriber uses the form, so that after the login Home waits only for
// its data.
(function () {
  const scripts = document.getElementById('scripts').content;
  const failureNote = document.getElementById('unloaded');
  const missing = new Set();
  const page = document.documentElement;
  const home = document.getElementById('home');
  const isHome = ({ pathname }) => pathname === '/' || pathname === home.dataset.path;
  // append() moves the scripts out of the template, so no script is appended twice.
  const loadHome = () =>
    document.head.append(
      ...home.content.querySelectorAll(`script:not([lang]), [lang=${page.lang}]`),
    );
  const loadScripts = () => {
    document.head.append(scripts.cloneNode(true));
    if (page.dataset.session !== undefined && isHome(location)) loadHome();
  };
  for (const type of ['pointerdown', 'focusin', 'input'])
    document.addEventListener(type, ({ target }) => {
      if (location.pathname === '/' && target.closest?.('form')) loadHome();
    });
  const retry = () => {
    if (failureNote) failureNote.hidden = true;
    for (const script of scripts.querySelectorAll('script'))
      if (missing.delete(script.getAttribute('src'))) document.head.append(script.cloneNode(true));
  };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT') return;
      // A failed script of Home is removed from the page, and the portal requests it again.
      if (target.hasAttribute('async')) target.remove();
      const src = target.getAttribute('src');
      // The note is only for scripts that the portal needs to start. A screen shows the failure of its own scripts.
      if (page.dataset.ready !== undefined || !scripts.querySelector(`[src="${src}"]`)) return;
      missing.add(src);
      if (failureNote) failureNote.hidden = false;
    },
    true,
  );
  failureNote?.querySelector('button').addEventListener('click', retry);
  addEventListener('online', retry);
  if (document.hidden || page.dataset.session !== undefined) loadScripts();
  else requestAnimationFrame(() => setTimeout(loadScripts));
})();
