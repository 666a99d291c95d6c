// Runs inline before the portal's scripts. When a screen behind the login is opened in a session, it fills the skeleton
// with the title of the screen or, on Home, with the data of Home that this device stored last and the time of storing.
// `LastKnownState` shows the same data once the scripts run, until the operator has answered. Only texts are filled in;
// there is nothing to press or to pay with.
(function (page) {
  const { path } = document.getElementById('home').dataset;
  const starting = document.getElementById('starting');
  const template = document.getElementById('lastKnown');
  const skeleton = starting.firstElementChild.lastElementChild;
  const fill = (within, texts) => {
    for (const slot of within.querySelectorAll('[data-slot]')) {
      const text = texts[slot.dataset.slot];
      if (text !== undefined) slot.textContent = text;
    }
  };
  // Days and times are those of India.
  const inIndia = (moment) => new Date(moment + 19_800_000).toISOString();
  const dayNumber = (moment) => Date.parse(inIndia(moment).slice(0, 10)) / 86_400_000;

  // The same as `moneyText` of the scripts: the first use of `Intl` would hold up this page for 12 to 40 ms.
  const moneyText = (paise) =>
    (paise / 100)
      .toFixed(2)
      .replace(/(\d)(?=(?:\d\d){1,10}\d\.)/g, '$1,')
      .replace(/^-?/, '$&₹');

  const lastKnownHome = ({ at, balance, packs }) => {
    const tile = template.content.firstElementChild;
    const { days, months, firstDay } = tile.dataset;
    const dayOf = (text) => {
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) || [];
      return year ? [Number(day), months.split('|')[month - 1], year].join('\u00a0') : '';
    };
    // A clock that was set back adds no days.
    const passed = Math.max(0, dayNumber(Date.now()) - dayNumber(at));
    const row = tile.querySelector('li');
    for (const { productname, expirydate, daysleft } of packs) {
      const left = daysleft === null ? NaN : daysleft - passed;
      const shown = row.cloneNode(true);
      fill(shown, {
        name: productname,
        days: days.split('|')[left - firstDay] || '',
        date: dayOf(expirydate) || '---',
      });
      row.before(shown);
    }
    row.remove();
    fill(tile, {
      balance: Number.isSafeInteger(balance) ? moneyText(balance) : '---',
      at: `${dayOf(inIndia(at))}, ${inIndia(at).slice(11, 16)}`,
    });
    return tile;
  };

  // The texts exist only in the language of the prerendered page.
  if (page.dataset.session === undefined || template.lang !== page.lang) return;
  try {
    const stored = (key) => JSON.parse(localStorage.getItem(key));
    const { customerid, companyagreement } = stored('selfcareUser').user;
    if (!customerid || companyagreement !== 'YES') return;
    // A query chooses a view of the screen, which has another title.
    const title = !location.search && JSON.parse(starting.dataset.titles)[location.pathname];
    if (title) {
      const heading = document.createElement('h1');
      heading.textContent = title;
      skeleton.children[0].replaceWith(heading);
      skeleton.removeAttribute('aria-hidden');
      return;
    }
    const last = stored('selfcareHome');
    const isHome = ['/', path].includes(location.pathname);
    if (!isHome || last.customerid !== customerid || !last.packs.length) return;
    const tile = lastKnownHome(last);
    // The rest of the skeleton is removed, because a taller tile would move it if it was already painted.
    skeleton.replaceChildren(skeleton.children[0], tile);
    skeleton.removeAttribute('aria-hidden');
    // Another tab has logged out or logged in.
    addEventListener('storage', ({ key }) => {
      if (key === null || key === 'selfcareUser') tile.remove();
    });
  } catch {
    // There is no session, or nothing is known of Home.
  }
})(document.documentElement);
