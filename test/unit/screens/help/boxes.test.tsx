import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Boxes } from '../../../../src/screens/help/tickets/Boxes';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

const BOX = {
  ...{ stbno: '000000004417', smcno: '700000004417', boxname: 'Hall', boxtype: 'HD' },
  ...{ status: 'ACTIVE', primary: true, retrackafter: '' },
};

it('The whole number of a box is where the answers of Help say that it is', () => {
  const preloadedState = stateAfter(loadEquipment.succeeded([BOX]));
  render(
    <Provider store={configureStore({ reducer: loadedReducer(), preloadedState })}>
      <Boxes />
    </Provider>,
  );
  expect(screen.getByText(BOX.stbno)).toBeTruthy();
  expect(screen.getByText(BOX.smcno)).toBeTruthy();
});
