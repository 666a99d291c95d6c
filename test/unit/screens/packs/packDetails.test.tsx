import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { PackDetails } from '../../../../src/screens/packs/onePack/PackDetails';
import { aPack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const family = {
  ...{ productid: 'FAM', productstatus: 'ACTIVE', daysleft: 3, expirydate: '2026-11-26' },
  disconnectdate: '',
};

describe('From when a pack can be renewed', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00+05:30') }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a day to come', '2026-11-24', true],
    ['today', '2026-11-23', true],
    ['a day that has passed', '2026-11-11', false],
  ])('It is said of %s: %s, %s', (_, renewablefrom, isSaid) => {
    render(
      <Provider store={configureStore({ reducer: () => stateAfter() })}>
        <PackDetails pack={aPack({ ...family, renewablefrom })} />
      </Provider>,
    );
    expect(screen.queryByText('Can be renewed from') !== null).toBe(isSaid);
  });
});
