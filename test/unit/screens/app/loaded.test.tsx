import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Loaded } from '../../../../src/app/hooks/Loaded';
import { connectionChanged } from '../../../../store/app/connection';
import type { Failure } from '../../../../store/core/failure';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { createPortalStore } from '../../../../store/root/createPortalStore';

const unreachable: Failure = { kind: 'unreachable', call: 'alerts' };

/** A part that arrives on the screen when its answer has already failed. */
const open = (failure: Failure = unreachable) => {
  const { store } = createPortalStore();
  store.dispatch(loadAlerts.failed(failure));
  const asked = jest.fn();
  render(
    <Provider store={store}>
      <Loaded flow={loadAlerts} value={null} onRetry={asked} skeleton="on its way">
        {() => 'here it is'}
      </Loaded>
    </Provider>,
  );
  const online = (is: boolean): void =>
    act(() => {
      store.dispatch(connectionChanged({ online: is }));
    });
  return { asked, online };
};

it('A part mounted with a failure requests nothing by itself', () => {
  const { asked } = open();
  expect(asked).not.toHaveBeenCalled();
});

it('An unreachable read is repeated once when the network is back', () => {
  const { asked, online } = open();
  online(false);
  screen.getByText(/offline/i);
  expect(asked).not.toHaveBeenCalled();
  online(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('A refused read is not repeated when the network is back', () => {
  const { asked, online } = open({ kind: 'refused', call: 'alerts', status: 500, message: '' });
  online(false);
  online(true);
  expect(asked).not.toHaveBeenCalled();
});

it('The subscriber retries by a press', async () => {
  const { asked } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ['the network is away', null, false, 'as of noon'],
  ['the operator cannot be reached', unreachable, true, 'as of noon'],
  [
    'the operator refuses',
    { kind: 'refused', call: 'alerts', status: 500, message: '' },
    true,
    null,
  ],
  ['the answer is on its way', null, true, 'as of noon'],
] as const)('What was kept is shown when %s: %s', (_, failure, online, shown) => {
  const { store } = createPortalStore();
  if (failure) store.dispatch(loadAlerts.failed(failure));
  store.dispatch(connectionChanged({ online }));
  render(
    <Provider store={store}>
      <Loaded
        flow={loadAlerts}
        value={null}
        onRetry={jest.fn()}
        skeleton="on its way"
        lastKnown="as of noon"
      >
        {() => 'here it is'}
      </Loaded>
    </Provider>,
  );
  expect(screen.queryByText('as of noon')?.textContent ?? null).toBe(shown);
});

it('The keyboard goes on where "Try again" was pressed, while the answer is on its way and when it came', async () => {
  const { store } = createPortalStore();
  store.dispatch(loadAlerts.failed(unreachable));
  const shown = (value: string | null) => (
    <Provider store={store}>
      <Loaded
        flow={loadAlerts}
        value={value}
        onRetry={() => store.dispatch(loadAlerts.requested({ page: 1 }))}
        skeleton="on its way"
      >
        {(text) => text}
      </Loaded>
    </Provider>
  );
  const { rerender } = render(shown(null));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('on its way');
  expect(document.activeElement).not.toBe(document.body);
  rerender(shown('here it is'));
  screen.getByText('here it is');
  expect(document.activeElement).not.toBe(document.body);
});

it('Two parts that show the same read ask for it once when the network is back', () => {
  const { store } = createPortalStore();
  store.dispatch(loadAlerts.failed(unreachable));
  store.dispatch(connectionChanged({ online: false }));
  const asked = jest.fn(() => store.dispatch(loadAlerts.requested({ page: 1 })));
  const part = (
    <Loaded flow={loadAlerts} value={null} onRetry={asked} skeleton="on its way">
      {() => null}
    </Loaded>
  );
  render(
    <Provider store={store}>
      {part}
      {part}
    </Provider>,
  );
  act(() => {
    store.dispatch(connectionChanged({ online: true }));
  });
  expect(asked).toHaveBeenCalledTimes(1);
});
