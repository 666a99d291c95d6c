import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { RenewalBreakdown } from '../../../../src/screens/renewal/choose/RenewalBreakdown';
import { TermSelect } from '../../../../src/screens/renewal/choose/TermSelect';
import { useRenewalSelection } from '../../../../src/screens/renewal/choose/useRenewalSelection';
import { appStarted, type RenewalDays } from '../../../../store/app/app';
import { loadTermPrices } from '../../../../store/renewal/renewal';
import { renewalOptionsOf } from '../../../../store/renewal/renewalOptions';
import { longDurationPrices } from '../../../../store/wire/entities/packs/renewal';
import { quietServices } from '../app/quietServices';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { aPack } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

const pack = aPack({
  ...{ productid: 'FAM', productname: 'Family HD', chargeperiod: 'MONTHLY', renewable: true },
  expirydate: '2999-11-24T23:59:59+05:30',
});
const prices = v.parse(longDurationPrices, [
  { chargeperiod: 'MONTHLY', productid: 'FAM', monthlyprice: '340.78', yearlyprice: '3741.78' },
]);

const Choice = () => {
  const selection = useRenewalSelection(renewalOptionsOf([pack]));
  return (
    <>
      <TermSelect selection={selection} />
      <RenewalBreakdown quote={selection.quote} stbno="" draft={selection.draft} />
    </>
  );
};

/** What the choice of terms and the bill say where the operator has said these days. */
const saidOf = (renewalDays: RenewalDays): string => {
  const preloadedState = stateAfter(
    appStarted({ renewalDays }),
    loadTermPrices.requested(),
    loadTermPrices.succeeded(prices),
  );
  const { container } = render(
    <Provider store={configureStore({ reducer: loadedReducer(), preloadedState })}>
      <MemoryRouter>
        <PortalServicesProvider value={quietServices}>
          <Choice />
        </PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
};

describe('The dates of a renewal before it is paid', () => {
  it('A renewal names the end of each term whose days the operator has said', () => {
    const said = saidOf({ MONTHLY: 28, YEARLY: 366 });
    expect(said).toContain('Next due 22 Dec 2999');
    expect(said).toContain('Next due 25 Nov 3000');
    expect(said).toContain('One month · until 22 Dec 2999');
  });

  it('A renewal promises no date where the operator has said no days', () => {
    const said = saidOf({});
    expect(said).toContain('One month₹340.78');
    expect(said).not.toMatch(/Next due|until/);
  });
});
