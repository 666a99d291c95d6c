// Runs inline, last of all: the portal's scripts are asked for when the page has been painted, so
// that they can keep nobody from seeing it, also when they come out of the browser's cache. A page
// in the background is never painted and needs no waiting.
(function () {
  const begin = () => document.head.append(document.getElementById('scripts').content);
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
})();
