import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { RenewalOutcome } from '../../../../src/screens/renewal/result/RenewalOutcome';
import { MY_PACKS } from '../../../../store/core/paths';
import { renewPacks } from '../../../../store/renewal/renewal';
import { outcomesRead, type WriteOutcome } from '../../../../store/writes/earlierWrites';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';
import { sampleRenewal } from './sampleRenewal';

const show = (isFindingOut: boolean) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(renewPacks.requested(sampleRenewal));
  store.dispatch(renewPacks.failed({ kind: 'unknown', call: 'renew' }));
  const outcome: WriteOutcome = {
    ...{ call: 'renew', key: 'abcdefghijklmnop', since: 0, agreed: null, mayBeSentAgain: false },
    ...{ step: 'findingOut', lines: [], transactionid: '', amount: null },
  };
  store.dispatch(
    outcomesRead({ calls: ['renew'], outcomes: isFindingOut ? [outcome] : [], ended: [] }),
  );
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <RenewalOutcome />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
};

describe('A renewal without an answer', () => {
  it('While it is found out, the way on leads to the packs and not to another renewal', () => {
    show(true);
    expect(screen.getByRole('link', { name: 'My packs' }).getAttribute('href')).toBe(MY_PACKS);
    expect(screen.queryByRole('button', { name: 'Change selection' })).toBeNull();
  });

  it('Where nothing is found out, the form can be reached', () => {
    show(false);
    expect(screen.getByRole('button', { name: 'Change selection' })).toBeTruthy();
  });
});
