import { createSlice } from '@reduxjs/toolkit';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { appStarted } from '../../../../store/app/app';
import { languageChosen, themeChosen } from '../../../../store/app/preferences';
import { snackbarShown, success } from '../../../../store/app/snackbar';
import { documentedState } from '../../../../store/documented/documentedState';
import { domainAdded } from '../../../../store/documented/domains';
import { loadPromos } from '../../../../store/home/promos';
import {
  loggedOut,
  loggedOutElsewhere,
  logIn,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { loadActivePacks } from '../../../../store/packs/packs';
import { createPortalStore } from '../../../../store/root/createPortalStore';
import { createRootReducer } from '../../../../store/root/rootReducer';
import { anAlert, aPack, aPromo, aSubscriber, theSample } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const opened = { type: 'portal/opened' };

describe('The next subscriber on this device', () => {
  const hers = 'Asha-herself';
  const session = [
    appStarted({ name: 'Our cable', baseUrl: 'https://x.example.com' }),
    themeChosen('dark'),
    languageChosen('hi'),
    logIn.succeeded(aSubscriber({ customerid: hers, firstname: hers })),
    loadSubscriber.succeeded(aSubscriber({ customerid: hers, email: hers })),
    loadActivePacks.succeeded([aPack({ productid: hers })]),
    loadAlerts.succeeded({ count: 1, data: [anAlert({ idalert: hers })] }),
    loadPromos.succeeded([aPromo({ promoid: hers, redirecturl: 'https://example.com/' })]),
    loadEquipment.succeeded(theSample('cpe')!.map((box) => ({ ...box, stbno: hers }))),
    snackbarShown(success('Done')),
  ];
  const ends = [
    sessionExpired(),
    loggedOut({ isConfirmedByOperator: true }),
    loggedOutElsewhere(),
    sessionDiscarded(),
  ];

  it.each(ends)('Nothing of the previous subscriber is left after $type', (end) => {
    expect(JSON.stringify(stateAfter(...session))).toContain(hers);
    const after = stateAfter(...session, end);
    expect(JSON.stringify(after)).not.toContain(hers);
    expect(after.packs).toEqual(stateAfter().packs);
    expect(after.alerts).toEqual(stateAfter().alerts);
  });

  it.each(ends)('The language, theme, snackbar and operator are kept after $type', (end) => {
    const before = stateAfter(...session);
    const after = stateAfter(...session, end);
    expect(after.preferences).toEqual(before.preferences);
    expect(after.snackbar).toEqual(before.snackbar);
    expect(after.app).toEqual(before.app);
  });
});

describe('A domain that is loaded with its first screen', () => {
  const cart = createSlice({
    name: 'cart',
    initialState: { ...documentedState.cart, isOpen: false },
    reducers: { cartOpened: (state) => ({ ...state, isOpen: true }) },
  });
  const { cartOpened } = cart.actions;

  it('Its placeholder has the documented values from the start', () => {
    const { reduce } = createRootReducer();
    const state = reduce(undefined, opened);
    expect(state).toMatchObject(documentedState);
    expect(reduce(state, cartOpened()).cart).toBe(documentedState.cart);
  });

  it('The domain starts with its own initial values instead of the placeholder’s', () => {
    const { reduce, add } = createRootReducer();
    const before = reduce(undefined, opened);
    add('cart', cart.reducer);
    const state = reduce(before, domainAdded('cart'));
    expect(state.cart).toEqual({ ...documentedState.cart, isOpen: false });
    expect(reduce(state, cartOpened()).cart).toMatchObject({ isOpen: true });
    expect(reduce(state, cartOpened()).survey).toBe(documentedState.survey);
  });

  it('The domain starts clean after the end of a session', () => {
    const { reduce, add } = createRootReducer();
    add('cart', cart.reducer);
    const state = [opened, cartOpened(), sessionExpired()].reduce(
      reduce,
      reduce(undefined, opened),
    );
    expect(state.cart).toEqual({ ...documentedState.cart, isOpen: false });
  });

  it('The store announces the domain to the sagas after adding it', async () => {
    const { store, rehydrated, addDomain } = createPortalStore();
    await rehydrated;
    addDomain('cart', cart.reducer);
    expect(store.getState().cart).toMatchObject({ isOpen: false });
    expect(domainAdded('cart')).toEqual({ type: 'domains/added', payload: 'cart' });
  });
});
