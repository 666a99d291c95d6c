// Runs inline, last of all: the portal's scripts are asked for when the page has been painted, so
// that they can keep nobody from seeing it, also when they come out of the browser's cache. A page
// in the background is never painted and needs no waiting. Scripts that do not come are asked for
// again, by the subscriber or when the network is back; what has been typed stays.
(function () {
  const scripts = document.getElementById('scripts').content;
  const word = document.getElementById('unloaded');
  const missing = new Set();
  const begin = () => document.head.append(scripts.cloneNode(true));
  const again = () => {
    if (word) word.hidden = true;
    for (const script of scripts.querySelectorAll('script'))
      if (missing.delete(script.getAttribute('src'))) document.head.append(script.cloneNode(true));
  };
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT' || document.documentElement.dataset.ready !== undefined)
        return;
      missing.add(target.getAttribute('src'));
      if (word) word.hidden = false;
    },
    true,
  );
  word?.querySelector('button').addEventListener('click', again);
  addEventListener('online', again);
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
})();
