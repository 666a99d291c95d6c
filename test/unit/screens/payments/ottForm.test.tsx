import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { OttForm } from '../../../../src/screens/payments/ott/OttQuickPayScreen';
import { appStarted, type OttService } from '../../../../store/app/app';
import { loadedReducer } from '../../../support/stateAfter';
import { useBrowserFormData } from '../ui/formData';

useBrowserFormData();

const PLAY = { productid: 'OTT1', name: 'Jharokha Play' };
const STORIES = { productid: 'OTT3', name: 'Lantern Stories' };

const openForm = (ottServices: readonly OttService[], productid = '') => {
  const asked = jest.fn();
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(appStarted({ ottServices }));
  render(
    <Provider store={store}>
      <OttForm mobileno="9000004412" productid={productid} isBusy={false} onSubmit={asked}>
        {null}
      </OttForm>
    </Provider>,
  );
  return asked;
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Show price' }));

describe('The form that asks what a streaming service costs', () => {
  it.each([
    ['none is listed', [], '', [], ''],
    ['none is listed and the address names one', [], 'OTT3', [], 'OTT3'],
    ['one is listed', [PLAY], '', ['Jharokha Play'], 'OTT1'],
    [
      'the address names a listed one',
      [PLAY, STORIES],
      'OTT3',
      ['Jharokha Play', 'Lantern Stories'],
      'OTT3',
    ],
    ['the address names one that is not listed', [PLAY, STORIES], 'OTT9', [], 'OTT9'],
  ])('Where %s, it asks for that without a choice', async (_, listed, named, shown, wanted) => {
    const asked = openForm(listed, named);
    expect(
      screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual(shown);
    await press();
    expect(asked).toHaveBeenCalledWith('9000004412', wanted);
  });

  it('Of several services one has to be chosen', async () => {
    const asked = openForm([PLAY, STORIES]);
    await press();
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getAllByText('Choose a streaming service').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Lantern Stories' }));
    await press();
    expect(asked).toHaveBeenCalledWith('9000004412', 'OTT3');
    expect(screen.queryByText('Choose a streaming service')).toBeNull();
  });
});
