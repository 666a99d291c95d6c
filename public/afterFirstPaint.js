// Runs inline at the end of the page. It loads the portal's scripts after the first paint, so that
// they do not delay it, even from the browser's cache. A page in the background is not painted, so
// its scripts are loaded at once. Scripts that fail are loaded again on a press or when the network
// returns; typed text stays.
(function () {
  const scripts = document.getElementById('scripts').content;
  const failureNote = document.getElementById('unloaded');
  const missing = new Set();
  const loadScripts = () => document.head.append(scripts.cloneNode(true));
  const retry = () => {
    if (failureNote) failureNote.hidden = true;
    for (const script of scripts.querySelectorAll('script'))
      if (missing.delete(script.getAttribute('src'))) document.head.append(script.cloneNode(true));
  };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT' || document.documentElement.dataset.ready !== undefined)
        return;
      missing.add(target.getAttribute('src'));
      if (failureNote) failureNote.hidden = false;
    },
    true,
  );
  failureNote?.querySelector('button').addEventListener('click', retry);
  addEventListener('online', retry);
  if (document.hidden) loadScripts();
  else requestAnimationFrame(() => setTimeout(loadScripts));
})();
