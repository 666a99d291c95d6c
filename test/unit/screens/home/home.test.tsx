import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { HomeFailure } from '../../../../src/screens/home/HomeFailure';
import { Offers } from '../../../../src/screens/home/Offers';
import { HouseholdSentence } from '../../../../src/screens/home/services/HouseholdSentence';
import { servicesOf } from '../../../../src/screens/home/services/ServiceTiles';
import { ServiceTiles } from '../../../../src/screens/home/services/ServiceTiles';
import { Wallet } from '../../../../src/screens/home/Wallet';
import { Pill, type PillTone } from '../../../../src/ui/feedback/Pill';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadSubscriber } from '../../../../store/account/subscriber';
import type { Failure } from '../../../../store/core/failure';
import { RENEW } from '../../../../store/core/paths';
import { NO_MONEY, paiseOf } from '../../../../store/core/values/money';
import { loadPromos } from '../../../../store/home/promos';
import { loadAlerts } from '../../../../store/inbox/alerts';
import type { LastHome } from '../../../../store/packs/lastHome';
import { lastHomeRead, loadActivePacks, requestAllPacks } from '../../../../store/packs/packs';
import { shortfallFound } from '../../../../store/payments/shortfall';
import { type Box, box } from '../../../../store/wire/entities/account/equipment';
import { aPack, aPromo, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

/** Each domain has arrived. */
const services = {
  ...quietServices,
  domains: { has: () => true, add: () => Promise.resolve() },
};

/** The part with what the operator has answered. */
const show = (part: ReactNode, ...events: readonly Parameters<typeof dispatchAll>[1][]) => {
  const store = configureStore({ reducer: loadedReducer() });
  events.forEach((event) => dispatchAll(store, event));
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <MemoryRouter>{part}</MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  return dispatch;
};
const dispatchAll = (
  store: { readonly dispatch: (action: { readonly type: string }) => unknown },
  action: { readonly type: string },
) => store.dispatch(action);

const aBox = (fields: Partial<Box>): Box => ({ ...v.parse(box, { stbno: '1' }), ...fields });
const hall = aBox({ stbno: 'STB00000001111', boxname: 'Hall' });
const kitchen = aBox({ stbno: 'STB00000002222', boxname: '' });
const running = { productstatus: 'ACTIVE', expirydate: '2026-11-26', daysleft: 3 };
const family = aPack({
  ...running,
  productid: 'FAM',
  productname: 'Family HD',
  stbno: hall.stbno,
  totalprice: paiseOf('340.78'),
  tax: paiseOf('51.98'),
  renewable: true,
});
const sport = aPack({ ...running, productid: 'SPO', productname: 'Khel Plus', stbno: hall.stbno });
const fibre = aPack({
  ...running,
  productid: 'FIB',
  productname: 'Fibre 100',
  producttype: 'BROADBAND',
  speedmbps: 100,
});

describe('The home of an operator that sends the documented fields alone', () => {
  const bare = [
    aPack({ productid: 'FAM', productname: 'Family HD', productstatus: 'ACTIVE' }),
    aPack({ productid: 'SPO', productname: 'Khel Plus', productstatus: 'ACTIVE' }),
  ];

  it('The tiles leave out the prices and say of no box that it has no pack', () => {
    tiles(bare);
    expect(screen.getByText('Khel Plus')).toBeTruthy();
    expect(document.body.textContent).not.toContain('---');
    expect(screen.queryByText('No pack')).toBeNull();
  });

  it('A box without a pack says so when each pack has its box', () => {
    tiles([family], [hall, kitchen]);
    expect(screen.getByText('No pack')).toBeTruthy();
  });
});

const tiles = (packs: readonly ReturnType<typeof aPack>[], boxes = [hall]) =>
  show(
    <ServiceTiles />,
    loadEquipment.requested(),
    loadEquipment.succeeded([...boxes]),
    loadActivePacks.succeeded([...packs]),
  );
const tile = (name: string) => within(screen.getByRole('region', { name }));

const lastHome: LastHome = {
  customerid: '42',
  at: Date.now(),
  balance: paiseOf('214.50'),
  packs: [{ productname: 'Family HD', expirydate: '2026-11-26', daysleft: 3, disconnectdate: '' }],
};

describe('The last known Home', () => {
  it('It is shown with its time before the operator answers, and nothing on it can be pressed', () => {
    show(<ServiceTiles />, lastHomeRead(lastHome), requestAllPacks());
    for (const words of ['3 days left', '₹214.50', /^Updating\. Last updated on/])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('The operator’s own packs replace it', () => {
    show(
      <ServiceTiles />,
      lastHomeRead(lastHome),
      loadEquipment.requested(),
      loadEquipment.succeeded([hall]),
      loadActivePacks.succeeded([family]),
    );
    expect(tile('Hall').getByText('3 days left')).toBeTruthy();
    expect(screen.queryByText(/Last updated on/)).toBeNull();
    expect(screen.queryByText('₹214.50')).toBeNull();
  });

  it.each([
    ['cannot be reached, it stays and says so', { kind: 'unreachable', call: 'activePacks' }, true],
    [
      'refuses the packs, it goes',
      { kind: 'refused', call: 'activePacks', status: 500, message: '' },
      false,
    ],
  ] as const)('When the operator %s', (_, failure, stays) => {
    show(<ServiceTiles />, lastHomeRead(lastHome), loadActivePacks.failed(failure));
    const mark = screen.queryByText(/^We can’t reach your operator\. Last updated on/);
    expect(mark !== null).toBe(stays);
    expect(screen.queryAllByText('3 days left').length > 0).toBe(stays);
  });
});

describe('The services of the home screen', () => {
  it('Each box has a tile, also one without packs, and then broadband', () => {
    expect(
      servicesOf([fibre, family], [hall, kitchen]).map(({ place, stbno }) => [place, stbno]),
    ).toEqual([
      ['box', hall.stbno],
      ['box', kitchen.stbno],
      ['broadband', ''],
    ]);
  });

  it('A tile names the box, its state, its end, its packs and prices, and renews and refreshes it', () => {
    tiles([family, fibre], [hall, kitchen]);
    const box = tile('Hall');
    for (const words of ['Active', 'Box ending 1111', '3 days left', 'Family HD', '₹340.78'])
      expect(box.getByText(words)).toBeTruthy();
    const renew = box.getByRole('link', { name: 'Renew: Hall' });
    expect(renew.getAttribute('href')).toBe(`${RENEW}?service=1111`);
    expect(box.getByRole('button', { name: 'Refresh box: Hall' })).toBeTruthy();
    const line = tile('Broadband');
    expect(line.getByText('100 Mbps')).toBeTruthy();
    expect(line.queryByRole('button')).toBeNull();
    // The operator would not renew this pack, so no link offers that.
    expect(line.queryByRole('link')).toBeNull();
  });

  it.each([
    ['has ended', { ...family, daysleft: -2 }, 'Ended'],
    ['failed', { ...family, productstatus: 'FAILED', error: 'no' }, 'Failed'],
    ['runs without a date', { ...family, daysleft: null }, 'Active'],
  ])('The tile of a box whose pack %s says so', (_, pack, state) => {
    tiles([pack]);
    expect(tile('Hall').getAllByText(state).length).toBeGreaterThan(0);
  });

  it('A household with one box needs neither its number nor a second way to renew', () => {
    tiles([family]);
    expect(tile('Hall').queryByText(/ending/)).toBeNull();
    expect(tile('Hall').queryByRole('link')).toBeNull();
  });

  it.each([
    ['eight days', 8, 'Active', 'ok'],
    ['seven days', 7, 'Active', 'warn'],
    ['the last day', 0, 'Last day', 'bad'],
    ['a day too many', -1, 'Ended', 'bad'],
  ])('The state of a box with %s says so, in its colour', (_, daysleft, words, tone) => {
    tiles([{ ...family, daysleft }]);
    const { color: colour } = getComputedStyle(tile('Hall').getByText(words));
    const looks = render(<Pill $tone={tone as PillTone}>x</Pill>).container.firstElementChild;
    expect(looks && getComputedStyle(looks).color).toBe(colour);
  });

  it('A box without a pack offers packs and no renewal', () => {
    tiles([family], [hall, kitchen]);
    const empty = tile('Box ending\u00a02222');
    expect(empty.getByText('No pack')).toBeTruthy();
    expect(empty.getByRole('link', { name: 'Add packs: Box ending\u00a02222' })).toBeTruthy();
    expect(empty.queryByRole('link', { name: /Renew/ })).toBeNull();
  });

  it('Packs that end as the subscriber asked are one line, and neither rows nor renewed', () => {
    tiles([
      { ...family, disconnectdate: '2026-11-26' },
      { ...sport, disconnectdate: '2026-11-26', renewable: true },
    ]);
    const box = tile('Hall');
    expect(box.getByText('Family HD and Khel Plus end as you asked')).toBeTruthy();
    expect(box.queryAllByRole('listitem')).toEqual([]);
    expect(box.queryByRole('link')).toBeNull();
  });

  it('Of many packs three are shown and the others are counted', () => {
    tiles(['A', 'B', 'C', 'D', 'E'].map((productid) => aPack({ ...family, productid })));
    expect(tile('Hall').getAllByRole('listitem')).toHaveLength(3);
    expect(tile('Hall').getByText('and 2 packs more')).toBeTruthy();
  });
});

describe('The sentence of the home screen', () => {
  const sentence = (...packs: readonly ReturnType<typeof aPack>[]) => {
    show(<HouseholdSentence />, loadActivePacks.succeeded([...packs]));
    return screen.getByRole('paragraph').textContent;
  };
  const later = { daysleft: 20, expirydate: '2026-12-13' };

  it.each<[what: string, packs: readonly ReturnType<typeof aPack>[], said: string]>([
    ['end together', [family, sport, fibre], 'Your TV and broadband end in 3\u00a0days'],
    [
      'end first on the boxes',
      [family, sport, { ...fibre, ...later }],
      'Your TV ends in 3\u00a0days',
    ],
    [
      'end first on the line',
      [{ ...family, ...later }, fibre],
      'Your broadband ends in 3\u00a0days',
    ],
    ['end in part', [{ ...family, ...later }, sport], 'Khel Plus ends in 3\u00a0days'],
    ['end tomorrow', [{ ...family, daysleft: 1 }], 'Your TV ends tomorrow'],
    ['end today', [{ ...family, daysleft: 0 }], 'Your TV ends today'],
    ['ended yesterday', [{ ...family, daysleft: -1 }], 'Your TV ended yesterday'],
    ['ended before', [{ ...family, daysleft: -4 }], 'Your TV ended 4\u00a0days ago'],
    ['run for weeks', [{ ...family, ...later }], 'Your TV ends on 13 Dec 2026'],
    ['have no date', [{ ...family, daysleft: null }], 'Your TV is active'],
    [
      'end as the subscriber asked, beside one that stays',
      [
        { ...sport, disconnectdate: '2026-11-26' },
        { ...family, ...later },
      ],
      'Your TV ends on 13 Dec 2026',
    ],
    ['failed', [{ ...family, productstatus: 'FAILED', error: 'no' }], '\u00a0'],
  ])('Of packs that %s it says so', (_, packs, said) => {
    expect(sentence(...packs)).toBe(said);
  });
});

describe('The wallet of the home screen', () => {
  const wallet = (balance: string, ...packs: ReturnType<typeof aPack>[]) =>
    show(
      <Wallet />,
      loadSubscriber.succeeded(aSubscriber({ balance: paiseOf(balance) })),
      loadActivePacks.succeeded(packs),
    );
  const region = () => screen.getByRole('region', { name: 'Balance and amount due' });

  it('It says what is due and what the balance lacks, and its one link in the bar renews', () => {
    wallet('214.50', family);
    expect(region().textContent).toContain('incl. ₹51.98 GST');
    expect(region().textContent).toContain('₹126.28 short');
    expect(screen.getByRole('link', { name: 'Renew · ₹340.78' })).toBeTruthy();
    expect(screen.getByText('₹126.28 short').closest('a')).toBeNull();
  });

  it('"Add money" where something is missing has the top-up filled in, and leads back to the renewal', async () => {
    const dispatch = wallet('214.50', family);
    await userEvent.click(screen.getByText('Add money'));
    const [event] = dispatch.mock.calls.map(([action]) => action);
    expect(event).toEqual(
      shortfallFound({
        ...{ purpose: 'RENEWAL', missing: paiseOf('126.28') ?? NO_MONEY, renewal: null },
        since: expect.any(Number),
      }),
    );
  });

  it('"Add money" opens an empty top-up where nothing is missing, and in a tab opened beside this one', async () => {
    const dispatch = wallet('214.50', family);
    // jsdom has no other tab, so the click is stopped.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Add money'));
    expect(dispatch).not.toHaveBeenCalled();
    window.removeEventListener('click', stay);
    cleanup();
    const later = wallet('340.78', family);
    await userEvent.click(screen.getByText('Add money'));
    expect(later).not.toHaveBeenCalled();
  });

  it('A balance that suffices is said, and nothing is short', () => {
    wallet('340.78', family);
    expect(region().textContent).toContain('Your balance covers this');
    expect(region().textContent).not.toContain('short');
  });

  it('Where one price is unknown there is no amount, and nothing is said of the balance', () => {
    wallet('214.50', family, { ...sport, renewable: true });
    expect(screen.getByRole('link', { name: 'Renew' })).toBeTruthy();
    expect(region().textContent).not.toMatch(/short|covers|₹555/);
  });

  it('Before the renewal is open it says from when, and offers no payment', () => {
    wallet('214.50', { ...family, renewable: false, renewablefrom: '2026-12-01' });
    expect(region().textContent).toContain('1 Dec 2026');
    expect(screen.queryByRole('link', { name: /^Renew/ })).toBeNull();
  });
});

describe('The failures of the home screen', () => {
  const down: Failure = {
    kind: 'refused',
    call: 'promos',
    status: 500,
    message: '',
    code: '',
  };

  it('Four failed parts are one line with one reason, and one press asks for those four alone', async () => {
    const dispatch = show(
      <HomeFailure />,
      loadActivePacks.failed(down),
      loadSubscriber.failed(down),
      loadAlerts.failed(down),
      loadPromos.failed(down),
      loadEquipment.succeeded([hall]),
    );
    const line = screen.getByRole('alert');
    expect(line.textContent).toContain(
      'We couldn’t load your packs, your balance, your alerts and the offers.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual([
      'packs/loadActiveRequested',
      'subscriber/loadRequested',
      'alerts/loadRequested',
      'promos/loadRequested',
    ]);
  });

  it('Where everything came there is no line', () => {
    show(<HomeFailure />, loadPromos.succeeded([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('The offers of the home screen', () => {
  const banner = (promoid: string) =>
    aPromo({
      promoid,
      url: `${window.location.origin}/${promoid}.png`,
      redirecturl: 'https://x.example/',
    });
  const motion = (isReduced: boolean) => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: isReduced });
  };
  const shown = () => screen.getByRole('img').getAttribute('alt');

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const wait = () => import('react').then(({ act }) => act(() => jest.advanceTimersByTime(8_000)));

  it('One offer is shown at a time, it leads to its address, and it turns until it is paused', async () => {
    motion(false);
    show(<Offers banners={[banner('a'), banner('b')]} />);
    expect(shown()).toBe('Offer 1 of 2');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://x.example/');
    await wait();
    expect(shown()).toBe('Offer 2 of 2');
    await user().click(screen.getByRole('button', { name: 'Pause offers' }));
    await wait();
    await wait();
    expect(shown()).toBe('Offer 2 of 2');
  });

  it('It does not turn by itself for a subscriber who asked for less motion, and turns by hand', async () => {
    motion(true);
    show(<Offers banners={[banner('a'), banner('b')]} />);
    await wait();
    expect(shown()).toBe('Offer 1 of 2');
    await user().click(screen.getByRole('button', { name: 'Next offer' }));
    expect(shown()).toBe('Offer 2 of 2');
  });
});
