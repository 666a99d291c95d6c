// Runs inline at the end of the page. It loads the portal's scripts after the first paint, so that
// they do not delay it, even from the browser's cache. A page in the background is not painted, and in a
// session only a skeleton is: there the scripts are loaded at once. Scripts that fail are loaded again on a press or when the network
// returns; typed text stays. The scripts of Home come with them in a session, and otherwise while the login
// is filled in: after the press only data is asked for.
(function () {
  const scripts = document.getElementById('scripts').content;
  const failureNote = document.getElementById('unloaded');
  const missing = new Set();
  const page = document.documentElement;
  const home = document.getElementById('home');
  const isHome = ({ pathname }) => pathname === '/' || pathname === home.dataset.path;
  // Once: what is appended is no longer in the template.
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
      // The portal asks again for a script of Home that failed, unless it finds it in the page.
      if (target.hasAttribute('async')) target.remove();
      if (target.hasAttribute('async') || page.dataset.ready !== undefined) return;
      missing.add(target.getAttribute('src'));
      if (failureNote) failureNote.hidden = false;
    },
    true,
  );
  failureNote?.querySelector('button').addEventListener('click', retry);
  addEventListener('online', retry);
  if (document.hidden || page.dataset.session !== undefined) loadScripts();
  else requestAnimationFrame(() => setTimeout(loadScripts));
})();
