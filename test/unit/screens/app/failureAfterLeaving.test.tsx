import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { snackbarSaga } from '../../../../sagas/app/snackbar';
import { useFailure } from '../../../../src/app/hooks/useFlow';
import { useFlowRequest } from '../../../../src/app/hooks/useFlowRequest';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { UploadStatus } from '../../../../src/screens/account/kyc/UploadStatus';
import { LoginSection } from '../../../../src/screens/account/profile/ProfileSections';
import { CartBar } from '../../../../src/screens/cart/CartBar';
import { CheckoutPayment } from '../../../../src/screens/cart/CheckoutPayment';
import { TicketView } from '../../../../src/screens/help/tickets/TicketView';
import { ValidateScreen } from '../../../../src/screens/identity/validate/ValidateScreen';
import { StopPack } from '../../../../src/screens/packs/changes/StopPack';
import { RenewalRefusalAlert } from '../../../../src/screens/renewal/result/RenewalRefusalAlert';
import { uploadDocument } from '../../../../store/account/kyc';
import { changePassword } from '../../../../store/account/profile';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { addToCart, loadCart, removeFromCart } from '../../../../store/cart/cart';
import { payFromBalance } from '../../../../store/cart/checkout';
import type { Failure } from '../../../../store/core/failure';
import type { AnyFlow } from '../../../../store/core/flow';
import { closeTicket, loadTicket } from '../../../../store/help/tickets';
import {
  identify,
  register,
  resendIdentificationOtp,
  setPassword,
  verifyOtp,
} from '../../../../store/identity/identification';
import { cancelForRefund, removePack } from '../../../../store/packs/packChanges';
import { billOfCart } from '../../../../store/payments/bill';
import { renewPacks } from '../../../../store/renewal/renewal';
import { aCart, aPack, aSubscriber, theSample } from '../../../support/builders';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from './quietServices';

const failure: Failure = { kind: 'unreachable', call: 'cart' };

const open = (before: readonly UnknownAction[]) => {
  setWide(true);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: loadedReducer(),
    // The event of an upload holds a file.
    middleware: (standard) => standard({ serializableCheck: false }).concat(sagas),
  });
  sagas.run(snackbarSaga);
  before.forEach(store.dispatch);
  const page = (content: ReactNode) => (
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>{content}</MemoryRouter>
      </PortalServicesProvider>
    </Provider>
  );
  const { rerender } = render(page(null));
  return {
    show: (content: ReactNode) => act(async () => rerender(page(content))),
    say: (event: UnknownAction) => act(async () => void store.dispatch(event)),
    isInSnackbar: () => selectSnackbar(store.getState())?.status === 'error',
  };
};

const pack = aPack({ productid: 'FAM', stbno: 'B1', productstatus: 'ACTIVE', daysleft: 3 });
const { productid, stbno } = pack;
const ticket = { ...theSample('ticketPage')!, status: 'OPEN' }; // the table has a sample of it
const cart = aCart();
const product = {
  ...{ productid: 'P1', productname: 'P1', producttype: 'BOUQUET' },
  ...{ channelcount: 9, price: null },
};
const addition = { products: [product], stbno: 'B1', chargeperiod: 'MONTHLY' } as const;
const claim = { identity: '9000002222', purpose: 'REGISTER' } as const;
const details = { username: 'asha', password: 'example-1', firstname: 'Asha' };
const upload = { documenttype: 'PAN', side: 'FRONT', file: new Blob(['%PDF']) } as const;
const renewal = { lines: [], period: 'MONTHLY', stbno: '', total: null, balance: null } as const;
const passwords = { password: 'example-1', newpassword: 'example-2' };

const REMOVAL = removePack.requested({ productid, stbno });
const REFUND = cancelForRefund.requested({ productid, stbno, amount: '5.78' });
const PAYMENT = payFromBalance.requested({ bill: billOfCart(cart) });

const stopPack = <StopPack pack={pack} />;
const cartBar = <CartBar />;
const validate = <ValidateScreen />;

/** A flow of a write, as the table needs it. */
interface Write extends AnyFlow {
  readonly failed: (failure: Failure) => UnknownAction;
}

describe.each<[string, ReactNode, Write, UnknownAction]>([
  ['a document', <UploadStatus hasChosen />, uploadDocument, uploadDocument.requested(upload)],
  ['the removal of a pack', stopPack, removePack, REMOVAL],
  ['the refund of a pack', stopPack, cancelForRefund, REFUND],
  ['a renewal', <RenewalRefusalAlert />, renewPacks, renewPacks.requested(renewal)],
  ['an addition to the cart', cartBar, addToCart, addToCart.requested(addition)],
  [
    'a removal from the cart',
    cartBar,
    removeFromCart,
    removeFromCart.requested({ lines: cart.cartdetails }),
  ],
  ['an identification', validate, identify, identify.requested(claim)],
  ['a new code', validate, resendIdentificationOtp, resendIdentificationOtp.requested()],
  ['a code', validate, verifyOtp, verifyOtp.requested({ otp: '123456' })],
  ['a registration', validate, register, register.requested(details)],
  ['a new password', validate, setPassword, setPassword.requested({ newpassword: 'example-1' })],
])('The failure of %s', (_, place, flow, requested) => {
  const asking = async () => {
    const page = open([loadCart.succeeded(cart)]);
    await page.show(place);
    await page.say(requested);
    return page;
  };

  it('It is not shown by the snackbar while its place is on the page', async () => {
    const { say, isInSnackbar } = await asking();
    await say(flow.failed(failure));
    expect(isInSnackbar()).toBe(false);
  });

  it('It is shown by the snackbar when its place was left', async () => {
    const { show, say, isInSnackbar } = await asking();
    await show(null);
    await say(flow.failed(failure));
    expect(isInSnackbar()).toBe(true);
  });
});

const Place = ({ flow }: { readonly flow: AnyFlow }) => useFailure(flow)?.kind;
const Requester = () => {
  const { begin } = useFlowRequest(changePassword);
  return <button onClick={begin} type="button" />;
};

it.each<[string, ReactNode, Write, UnknownAction]>([
  [
    'another ticket',
    <TicketView ticketid={ticket.ticketid} />,
    closeTicket,
    closeTicket.requested({ ticketid: 'T0' }),
  ],
  ['the cart, opened again', <CheckoutPayment />, payFromBalance, PAYMENT],
  [
    'the closed form of a password',
    <LoginSection username="asha" />,
    changePassword,
    changePassword.requested(passwords),
  ],
  [
    'a component that has begun nothing',
    <Requester />,
    changePassword,
    changePassword.requested(passwords),
  ],
])(
  'A failure of what began before is shown by the snackbar where the page has %s',
  async (_, next, flow, requested) => {
    const { show, say, isInSnackbar } = open([
      loadSubscriber.succeeded(aSubscriber()),
      loadCart.succeeded(cart),
      loadTicket.succeeded(ticket),
    ]);
    await show(<Place flow={flow} />);
    await say(requested);
    await show(next);
    await say(flow.failed(failure));
    expect(isInSnackbar()).toBe(true);
  },
);

it('A removal that fails on the page of another pack is shown by the snackbar', async () => {
  const { show, say, isInSnackbar } = open([]);
  await show(stopPack);
  await say(REMOVAL);
  await show(<StopPack key="other" pack={{ ...pack, productid: 'TAM' }} />);
  await say(removePack.failed(failure));
  expect(isInSnackbar()).toBe(true);
});
