// Runs inline right after the prerendered login and the configuration. It shows the login with the
// operator's name and the chosen theme from the first paint on.
(function () {
  const root = document.getElementById('root');
  // Hydration keeps what is pressed.
  const { theme = 'system' } = document.documentElement.dataset;
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
