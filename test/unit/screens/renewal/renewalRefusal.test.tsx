import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RenewalRefusalAlert } from '../../../../src/screens/renewal/result/RenewalRefusalAlert';
import type { Failure } from '../../../../store/core/failure';
import { renewPacks } from '../../../../store/renewal/renewal';
import { loadedReducer } from '../../../support/stateAfter';
import { sampleRenewal } from './sampleRenewal';

const noAnswer: Failure = { kind: 'unknown', call: 'renew' };
const neverSent: Failure = { kind: 'unreachable', call: 'renew' };
const blocked: Failure = { kind: 'blocked', code: 'BALANCE_OPEN' };

/** What the page says after presses that ended like this. */
const saidAfter = (...ends: readonly Failure[]): string => {
  const store = configureStore({ reducer: loadedReducer() });
  for (const end of ends) {
    store.dispatch(renewPacks.requested(sampleRenewal));
    store.dispatch(renewPacks.failed(end));
  }
  return render(
    <Provider store={store}>
      <RenewalRefusalAlert />
    </Provider>,
  ).container.textContent;
};

it('A renewal that never left the device is said to have taken nothing', () => {
  expect(saidAfter(neverSent)).toContain('Nothing was renewed and nothing was taken.');
});

it.each([
  ['blocked by it', blocked],
  ['never sent', neverSent],
])(
  'While a renewal has no answer, another one that was %s is not said to have taken nothing',
  (_, end) => {
    expect(saidAfter(noAnswer, end)).not.toMatch(/nothing was taken/i);
  },
);

it('A renewal that waits for an earlier one says that its result is still to come', () => {
  expect(saidAfter(blocked)).toContain('no answer has come');
});
