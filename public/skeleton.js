// Runs inline before the portal's scripts. When Home is opened in a session, it paints what this device last knew of
// Home, with its time, in place of a part of the skeleton. `LastKnownState` says the same once the scripts run, until
// the operator has answered. Only texts are filled in; there is nothing to press or to pay with.
(function (page) {
  const { path } = document.getElementById('home').dataset;
  const template = document.getElementById('lastKnown');
  // The texts exist only in the language of the prerendered page.
  if (!['/', path].includes(location.pathname) || template.lang !== page.lang) return;
  try {
    const stored = (key) => JSON.parse(localStorage.getItem(key));
    const { customerid, companyagreement } = stored('selfcareUser').user;
    const { customerid: owner, at, balance, packs } = stored('selfcareHome');
    if (!customerid || owner !== customerid || companyagreement !== 'YES' || !packs.length) return;
    const tile = template.content.firstElementChild;
    const { days, months, firstDay } = tile.dataset;
    const fill = (within, texts) => {
      for (const slot of within.querySelectorAll('[data-slot]')) {
        const text = texts[slot.dataset.slot];
        if (text !== undefined) slot.textContent = text;
      }
    };
    const dayOf = (text) => {
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) || [];
      return year ? [Number(day), months.split('|')[month - 1], year].join('\u00a0') : '';
    };
    // Days and times are those of India.
    const inIndia = (moment) => new Date(moment + 19_800_000).toISOString();
    const passed =
      (Date.parse(inIndia(Date.now()).slice(0, 10)) - Date.parse(inIndia(at).slice(0, 10))) /
      86_400_000;
    const line = tile.querySelector('li');
    for (const { productname, expirydate, daysleft } of packs) {
      const left = daysleft === null ? NaN : daysleft - Math.max(0, passed);
      const shown = line.cloneNode(true);
      fill(shown, {
        name: productname,
        days: days.split('|')[left - firstDay] || '',
        date: dayOf(expirydate),
      });
      line.before(shown);
    }
    line.remove();
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fill(tile, {
      balance: Number.isSafeInteger(balance) ? rupees.format(balance / 100) : '---',
      at: `${dayOf(inIndia(at))}, ${inIndia(at).slice(11, 16)}`,
    });
    const skeleton = document.getElementById('starting').firstElementChild;
    skeleton.removeAttribute('aria-hidden');
    skeleton.children[1].replaceWith(tile);
    // Another tab has logged out or logged in.
    addEventListener('storage', ({ key }) => {
      if (key === null || key === 'selfcareUser') tile.remove();
    });
  } catch {
    // There is no session, or nothing is known of Home.
  }
})(document.documentElement);
