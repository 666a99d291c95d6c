import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { PushSection } from '../../../../src/screens/inbox/AlertsScreen';
import { INBOX } from '../../../../store/core/paths';
import { checkPush, loadInbox } from '../../../../store/inbox/notifications';
import { loadedReducer } from '../../../support/stateAfter';

const message = { id: 'm', title: 'Bill', body: '', path: INBOX, at: 0, isRead: true };
const inboxOf = (messages: (typeof message)[]) =>
  loadInbox.succeeded({ isStored: true, messages, seen: [] });
const status = (name: 'notOffered' | 'off') =>
  checkPush.succeeded({ status: name, isTopicSubscribed: false });

const saidAfter = (...events: readonly UnknownAction[]) => {
  const store = configureStore({ reducer: loadedReducer() });
  events.forEach((event) => store.dispatch(event));
  return render(
    <Provider store={store}>
      <PushSection />
    </Provider>,
  ).container.textContent;
};

describe('Whether messages reach this device', () => {
  it('An operator without push is named as such where the device has no messages', () => {
    expect(saidAfter(status('notOffered'), inboxOf([]))).toContain('doesn’t send messages');
  });

  it('It is not said above messages that have come, nor before the device was asked for them', () => {
    expect(saidAfter(status('notOffered'), inboxOf([message]))).toBe('');
    expect(saidAfter(status('notOffered'))).not.toContain('doesn’t send messages');
  });

  it('Push that can be turned on is offered above messages', () => {
    expect(saidAfter(status('off'), inboxOf([message]))).toContain('Turn on');
  });
});
