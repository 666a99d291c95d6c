// Runs inline at the end of the page. It loads the portal's scripts after the first paint, so that they do not
// delay it, even from the browser's cache. A page in the background is not painted, and a page with a session
// paints only a skeleton: both load the scripts at once. Scripts that fail are loaded again on a click or when the
// network returns; typed text stays. With a session Home's scripts are loaded together with them. Without one they
// are loaded while the subscriber fills in the login, so that submitting it has to wait for data only.
(function () {
  const scripts = document.getElementById('scripts').content;
  const failureNote = document.getElementById('unloaded');
  const missing = new Set();
  const page = document.documentElement;
  const home = document.getElementById('home');
  const isHome = ({ pathname }) => pathname === '/' || pathname === home.dataset.path;
  // The template is cloned only once: append() moves its scripts out of it.
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
      // The portal itself requests a script of Home again when the script is not in the page.
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
