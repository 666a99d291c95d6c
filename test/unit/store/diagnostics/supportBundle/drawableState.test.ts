import { drawableState } from '../../../../../store/diagnostics/supportBundle/restoreState';

it('A domain that was not loaded has its initial values, and what was recorded stays', () => {
  expect(drawableState({ cart: { CartDetails: ['kept'] }, loader: 2 })).toMatchObject({
    cart: { CartDetails: ['kept'], getCartDetails: {} },
    payments: { attempts: [] },
    loader: 2,
  });
});
