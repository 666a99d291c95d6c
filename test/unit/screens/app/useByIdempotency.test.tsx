import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useByIdempotency } from '../../../../src/app/useByIdempotency';
import { appStarted, type AppState } from '../../../../store/app/app';
import { createPortalStore } from '../../../../store/root/createPortalStore';

const Sentence = () => (
  <>{useByIdempotency()({ honoured: 'carried out once', unknown: 'look before' })}</>
);

const show = (app: Partial<AppState>): void => {
  const { store } = createPortalStore();
  store.dispatch(appStarted(app));
  render(
    <Provider store={store}>
      <Sentence />
    </Provider>,
  );
};

it('A promise is made of an operator that honours the key', () => {
  show({ idempotency: 'honoured' });
  expect(screen.getByText('carried out once')).toBeTruthy();
});

it.each([{}, { idempotency: 'unknown' } as const])('Nothing is promised otherwise (%j)', (app) => {
  show(app);
  expect(screen.getByText('look before')).toBeTruthy();
});
