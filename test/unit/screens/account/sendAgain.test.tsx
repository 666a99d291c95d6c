import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { KycScreen } from '../../../../src/screens/account/kyc/KycScreen';
import { loadDocuments, uploadDocument } from '../../../../store/account/kyc';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { documentUploaded, kycDocument } from '../../../../store/wire/entities/account/documents';
import { aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const REJECTED = { documentid: 'D1', documenttype: 'PASSPORT', side: 'BACK', status: 'REJECTED' };
const kind = { documenttype: 'AADHAAR', side: 'FRONT' } as const;

const openScreen = () => {
  const store = configureStore({
    reducer: loadedReducer(),
    // The event of an upload holds a file.
    middleware: (standard) => standard({ serializableCheck: false }),
  });
  store.dispatch(loadSubscriber.succeeded(aSubscriber({ kycstatus: 'REJECTED' })));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <KycScreen />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  act(() => void store.dispatch(loadDocuments.succeeded([v.parse(kycDocument, REJECTED)])));
  return store;
};
const shownKind = () =>
  ['Document', 'Side'].map(
    (name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value,
  );
const pressSendAgain = () => userEvent.click(screen.getByRole('button', { name: /^Send again:/ }));

it('A press on "Send again" leaves the form with the document that is being sent', async () => {
  const store = openScreen();
  act(() => void store.dispatch(uploadDocument.requested({ ...kind, file: new Blob(['%PDF']) })));
  await pressSendAgain();
  expect(shownKind()).toEqual(['AADHAAR', 'FRONT']);
  act(
    () =>
      void store.dispatch(
        uploadDocument.succeeded(v.parse(documentUploaded, { documentid: 'D2' })),
      ),
  );
  await pressSendAgain();
  expect(shownKind()).toEqual(['PASSPORT', 'BACK']);
});
