import { configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { RenewalBreakdown } from '../../../../src/screens/renewal/choose/RenewalBreakdown';
import { TermSelect } from '../../../../src/screens/renewal/choose/TermSelect';
import { useRenewalSelection } from '../../../../src/screens/renewal/choose/useRenewalSelection';
import { appStarted, type RenewalDays } from '../../../../store/app/app';
import { loadTermPrices } from '../../../../store/renewal/renewal';
import { renewalOptionsOf } from '../../../../store/renewal/renewalOptions';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { longDurationPrices } from '../../../../store/wire/entities/packs/renewal';
import { aPack } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const pack = aPack({
  ...{ productid: 'FAM', productname: 'Family HD', chargeperiod: 'MONTHLY', renewable: true },
  expirydate: '2999-11-24T23:59:59+05:30',
});
const later = aPack({
  ...pack,
  productid: 'KHEL',
  productname: 'Khel Plus',
  expirydate: '2999-11-30T23:59:59+05:30',
});
const prices = v.parse(longDurationPrices, [
  { chargeperiod: 'MONTHLY', productid: 'FAM', monthlyprice: '340.78', yearlyprice: '3741.78' },
  { chargeperiod: 'MONTHLY', productid: 'KHEL', monthlyprice: '57.82' },
]);

interface ChoiceProps {
  readonly packs: readonly Pack[];
}

const Choice = ({ packs }: ChoiceProps) => {
  const selection = useRenewalSelection(renewalOptionsOf(packs));
  return (
    <>
      <TermSelect selection={selection} />
      <RenewalBreakdown selection={selection} />
    </>
  );
};

/**
 * The text of the term choice and the bill when the operator has given these renewal days, after a press on `term` if
 * there is one.
 */
const saidOf = (renewalDays: RenewalDays, packs = [pack], term?: RegExp): string => {
  const preloadedState = stateAfter(
    appStarted({ renewalDays }),
    loadTermPrices.requested(),
    loadTermPrices.succeeded(prices),
  );
  const { container } = render(
    <Provider store={configureStore({ reducer: loadedReducer(), preloadedState })}>
      <MemoryRouter>
        <PortalServicesProvider value={quietServices}>
          <Choice packs={packs} />
        </PortalServicesProvider>
      </MemoryRouter>
    </Provider>,
  );
  if (term) fireEvent.click(screen.getByRole('radio', { name: term }));
  return container.textContent.replaceAll('\u00a0', ' ');
};

describe('The dates of a renewal before it is paid', () => {
  it('A single month is said with its next due date alone, for its price is the total', () => {
    const said = saidOf({ MONTHLY: 28 });
    expect(said).toContain('Next due 22 Dec 2999');
    expect(said).not.toContain('/month');
  });

  it('Another term that is chosen is said in its place, with its price a month', () => {
    const said = saidOf({ MONTHLY: 28, YEARLY: 366 }, [pack], /^12 months/);
    expect(said).toContain('₹311.82/month · Next due 25 Nov 3000');
    expect(said).not.toContain('22 Dec');
  });

  it('Packs that end on different days are each named with the day of their new end', () => {
    const said = saidOf({ MONTHLY: 28 }, [pack, later]);
    expect(said).toContain('Family HD · until 22 Dec 2999');
    expect(said).toContain('Khel Plus · until 28 Dec 2999');
  });

  it('The new end of a single pack is said once, with its term', () => {
    expect(saidOf({ MONTHLY: 28 })).not.toContain('until');
  });

  it('A renewal promises no date where the operator has said no days', () => {
    const said = saidOf({}, [pack, later]);
    expect(said).toContain('₹398.60');
    expect(said).not.toMatch(/Next due|until/);
  });

  it('A term without a price cannot be chosen, and the packs that have none are named', () => {
    const said = saidOf({});
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^3 months/ }).disabled).toBe(true);
    expect(said).toContain('3 months: No price for Family HD');
  });

  it('Where no term has a price, the operator sets it: each term can be chosen and no line repeats it', () => {
    const said = saidOf({}, [{ ...pack, productid: 'NEW', price: null }]);
    for (const term of [/^1 month/, /^3 months/, /^6 months/, /^12 months/])
      expect(screen.getByRole<HTMLInputElement>('radio', { name: term }).disabled).toBe(false);
    expect(said).not.toContain('months: No price');
  });
});
