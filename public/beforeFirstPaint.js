// Runs inline before the first paint. It sets the subscriber's theme and language. All addresses share one page
// (specification §2, history mode), so the script decides whether this address shows the prerendered login. The script
// holds early input until the portal's scripts hydrate the login form.
(function (page) {
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) || {};
    } catch {
      return {};
    }
  };
  // One invalid stored preference makes all of them invalid. The store has the same rule; otherwise hydration would
  // have to render the page again.
  const { theme, language } = stored('selfcarePreferences');
  const languages = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml', 'pa', 'or', 'as'];
  const isValid = ['system', 'light', 'dark'].includes(theme) && languages.includes(language);
  if (isValid && theme !== 'system') page.dataset.theme = theme;
  // Without stored preferences the browser's languages decide.
  const known = navigator.languages.map((tag) => tag.split('-')[0]);
  const wanted = isValid ? language : known.find((one) => languages.includes(one)) || page.lang;
  // If the page was sent in a language other than the subscriber's, the login is hidden until the scripts render it in
  // the subscriber's language.
  const hasSession = Boolean(stored('selfcareUser').user);
  const isLogin = location.pathname === '/' && !hasSession && wanted === page.lang;
  page.lang = wanted;
  page.dataset.first = isLogin ? 'login' : 'other';
  if (hasSession) page.dataset.session = '';

  // Holds a form that is submitted before hydration, with its values. After hydration `hydrateEarlyInput` submits it
  // with these values.
  document.addEventListener(
    'submit',
    (event) => {
      if (page.dataset.ready !== undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      page.dataset.pending = '';
      page.pressed = Object.fromEntries(new FormData(event.target));
    },
    true,
  );
  // Marks a control that is used before hydration. After hydration `hydrateEarlyInput` repeats its event.
  for (const type of ['change', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (page.dataset.ready !== undefined) return;
        const control = target.closest(type === 'click' ? 'button[type=button]' : 'select');
        if (control) control.dataset.early = type;
      },
      true,
    );
})(document.documentElement);
