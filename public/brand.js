// Runs inline right after the prerendered login and the configuration. It shows the login with the operator's name and
// the chosen theme from the first paint on. At the address of the payment status, with the id of a payment in it, the
// script replaces the skeleton with the message that the payment is being checked.
(function () {
  const root = document.getElementById('root');
  const page = document.documentElement;
  const checking = document.getElementById('checking');
  const { pathname, search, hash } = location;
  // The message exists only in the language of the prerendered page. In another language the skeleton stays.
  if (
    pathname.toLowerCase().startsWith(checking.dataset.path) &&
    /txnid=./i.test(search + hash) &&
    checking.lang === page.lang
  )
    document.getElementById('starting').replaceChildren(checking.content);
  // Hydration keeps the pressed state.
  const { theme = 'system' } = page.dataset;
  for (const choice of root.querySelectorAll('[data-theme-choice]'))
    choice.ariaPressed = String(choice.dataset.themeChoice === theme);
  try {
    const { name, logo } = JSON.parse(
      document.getElementById('configuration').textContent,
    ).operator;
    for (const place of document.querySelectorAll('[data-operator]')) {
      const isMark = place.dataset.operator === 'mark';
      if (!isMark || !logo) place.textContent = isMark ? name.charAt(0) : name;
      else place.replaceWith(Object.assign(new Image(28, 28), { src: logo, alt: '' }));
    }
  } catch {
    // The portal reports which field of the configuration is wrong.
  }
})();
