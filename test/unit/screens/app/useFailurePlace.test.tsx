import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useFailureMessage } from '../../../../src/app/hooks/useFlow';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { type Addition, addToCart } from '../../../../store/cart/cart';
import type { Failure } from '../../../../store/core/failure';
import { messages } from '../../../../store/core/messages';
import { openPortal } from '../../../support/portal';

const unreachable: Failure = { kind: 'unreachable', call: 'addToCart' };
const pack: Addition = { products: [], stbno: '', chargeperiod: 'MONTHLY' };
const Place = () => <p>{useFailureMessage(addToCart)}</p>;

/** A page on which a pack is being added, and the place that shows when this fails. */
const adding = async () => {
  const portal = await openPortal({ domains: [] });
  const page = (places: readonly string[]) => (
    <Provider store={portal.store}>
      {places.map((name) => (
        <Place key={name} />
      ))}
    </Provider>
  );
  const { rerender } = render(page(['first']));
  const show = (...places: readonly string[]) => act(async () => rerender(page(places)));
  const say = (event: Parameters<typeof portal.dispatch>[0]) =>
    act(async () => void portal.dispatch(event));
  await say(addToCart.requested(pack));
  return {
    ...{ show, say },
    fail: (failure: Failure = unreachable) => say(addToCart.failed(failure)),
    snackbar: () => selectSnackbar(portal.state()),
  };
};

it('A failure is shown in its place and not by the snackbar while that place is on the page', async () => {
  const { fail, snackbar } = await adding();
  await fail();
  expect(screen.queryAllByText(messages.unreachable)).toHaveLength(1);
  expect(snackbar()).toBeNull();
});

it('A failure whose place the subscriber has left is shown by the red snackbar', async () => {
  const { show, fail, snackbar } = await adding();
  await show();
  await fail();
  expect(snackbar()).toMatchObject({
    message: messages.unreachable,
    status: 'error',
    backgroundColor: '#EC4C47',
  });
});

it('Another place of the same failure on the next screen is enough', async () => {
  const { show, fail, snackbar } = await adding();
  await show('second');
  await fail();
  expect(snackbar()).toBeNull();
});

it('A subscriber who comes back before it fails sees it in its place alone', async () => {
  const { show, fail, snackbar } = await adding();
  await show();
  await show('first');
  await fail();
  expect(screen.queryAllByText(messages.unreachable)).toHaveLength(1);
  expect(snackbar()).toBeNull();
});

it('What succeeds, or fails later in a place of its own, is not shown by the snackbar', async () => {
  const { show, say, fail, snackbar } = await adding();
  await show();
  await say(addToCart.cancelled());
  await show('first');
  await say(addToCart.requested(pack));
  await fail();
  expect(snackbar()).toBeNull();
});

it('A session that has ended is said once, in its own sentence', async () => {
  const { show, fail, snackbar } = await adding();
  await show();
  await fail({ kind: 'refused', call: 'addToCart', status: 401, message: '' });
  expect(snackbar()).toBeNull();
});
