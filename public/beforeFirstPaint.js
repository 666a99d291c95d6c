// Runs inline, before anything is painted: the subscriber's own theme and language, whether the
// prerendered login is what this address shows, and a guard over the login form until the portal's
// scripts have taken it over (specification §2: history mode, one page for every address).
(function (page) {
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) || {};
    } catch {
      return {};
    }
  };
  // The whole of it or nothing, as the store reads it: otherwise the form would be rendered anew.
  const { theme, language } = kept('selfcarePreferences');
  const isWhole = ['system', 'light', 'dark'].includes(theme) && ['en', 'hi'].includes(language);
  if (isWhole && theme !== 'system') page.dataset.theme = theme;
  if (isWhole) page.lang = language;
  const isLogin = location.pathname === '/' && !kept('selfcareUser').user;
  page.dataset.first = isLogin ? 'login' : 'other';

  // Typed and sent before the portal is there: kept in the form, and sent once it is.
  document.addEventListener(
    'submit',
    (event) => {
      if (page.dataset.ready !== undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      page.dataset.pending = '';
    },
    true,
  );
  // Chosen or pressed before the portal is there: marked, and said again once it is.
  for (const said of ['change', 'click'])
    document.addEventListener(
      said,
      ({ target }) => {
        if (page.dataset.ready !== undefined) return;
        const control = target.closest(said === 'click' ? 'button[type=button]' : 'select');
        if (control) control.dataset.early = said;
      },
      true,
    );
})(document.documentElement);
