import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { PlanCard } from '../../../../src/screens/newConnection/plans/PlanCard';
import type { OfferPlan } from '../../../../store/wire/entities/packs/offers';
import { anOfferPlan } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const show = (plan: OfferPlan) => {
  const nothing = () => undefined;
  render(
    <Provider store={configureStore({ reducer: loadedReducer() })}>
      <PlanCard plan={plan} onChoose={nothing} isCompared={false} canCompare onCompare={nothing} />
    </Provider>,
  );
};

describe('The card of a plan', () => {
  it('A plan can be chosen for its price, which says how much of it is GST', () => {
    show(anOfferPlan());
    expect(screen.getByText('₹118.00')).toBeTruthy();
    expect(screen.getByText(/₹100\.00.*₹18\.00/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose: First three months' })).toBeTruthy();
  });

  it('A plan without a price is shown and cannot be chosen', () => {
    show({ ...anOfferPlan(), total: null });
    expect(screen.getByRole('heading', { name: 'First three months' })).toBeTruthy();
    expect(screen.getByText('---')).toBeTruthy();
    expect(screen.getByText('No price available')).toBeTruthy();
    expect(screen.queryByText(/GST/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('A price without its tax is shown without what it is made of', () => {
    show({ ...anOfferPlan(), tax: null });
    expect(screen.getByText('₹118.00')).toBeTruthy();
    expect(screen.queryByText(/₹100\.00/)).toBeNull();
  });
});
