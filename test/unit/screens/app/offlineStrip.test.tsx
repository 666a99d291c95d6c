import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { OfflineStrip } from '../../../../src/app/frame/OfflineStrip';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { connectionChanged } from '../../../../store/app/connection';
import { logIn } from '../../../../store/identity/session';
import { loadActivePacks } from '../../../../store/packs/packs';
import { createRootReducer } from '../../../../store/root/rootReducer';
import { aPack, aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const since = new Date(2026, 10, 24, 9, 30).getTime();

const stripAfter = (events: readonly UnknownAction[], reducer = loadedReducer()) => {
  const store = configureStore({ reducer });
  store.dispatch(logIn.succeeded(aSubscriber()));
  events.forEach((event) => store.dispatch(event));
  store.dispatch(connectionChanged({ online: false, since }));
  return render(
    <Provider store={store}>
      <OfflineStrip />
    </Provider>,
  ).container.textContent.trim();
};

describe('The strip of a device without a network', () => {
  it('It speaks of no loaded content where nothing could be loaded', () => {
    const failed = loadActivePacks.failed({ kind: 'unreachable', call: 'activePacks' });
    expect(stripAfter([failed])).toBe('You have been offline since 09:30.');
  });

  it('It speaks of no loaded content before the code of account and packs has come', () => {
    expect(stripAfter([], createRootReducer().reduce)).toBe('You have been offline since 09:30.');
  });

  it.each<[string, UnknownAction]>([
    ['packs', loadActivePacks.succeeded([aPack()])],
    ['account', loadSubscriber.succeeded(aSubscriber())],
  ])('It says that what is shown was loaded before where the %s came', (_, loaded) => {
    expect(stripAfter([loaded])).toBe(
      'You have been offline since 09:30. What you see was loaded before that.',
    );
  });
});
