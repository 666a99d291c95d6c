import { File as NodeFile } from 'node:buffer';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { KycScreen } from '../../../../src/screens/account/kyc/KycScreen';
import { loadDocuments, selectIsUploading, uploadDocument } from '../../../../store/account/kyc';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { documentUploaded, kycDocument } from '../../../../store/wire/entities/account/documents';
import { aSubscriber } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

/** Ends the drawing of the mask. */
let mockDrawing: {
  readonly resolve: (picture: Blob) => void;
  readonly reject: (error: Error) => void;
};
jest.mock('../../../../src/screens/account/kyc/send/picture', () => ({
  drawPicture: async () => document.createElement('canvas'),
  toJpeg: (_: unknown, mask: unknown) =>
    mask === null
      ? Promise.resolve(new Blob(['small']))
      : new Promise((resolve, reject) => {
          mockDrawing = { resolve, reject };
        }),
}));

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

describe('While the mask is drawn', () => {
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const isLocked = () => ({
    choice: button('Choose another file').hasAttribute('disabled'),
    camera: button('Take a picture').hasAttribute('disabled'),
    again: button(/^Send again:/).hasAttribute('disabled'),
    mask: screen.queryByRole('button', { name: 'Wider' }) === null,
    send: button('Send document').getAttribute('aria-busy') === 'true',
  });
  const LOCKED = { choice: true, camera: true, again: true, mask: true, send: true };
  const OPEN = { choice: false, camera: false, again: false, mask: false, send: false };
  const pressSend = async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
    const store = openScreen();
    const [files] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!files) throw new Error('The form has no input for a file');
    // jsdom's files cannot be read.
    const jpeg = new NodeFile([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'aadhaar.jpg');
    fireEvent.change(files, { target: { files: [jpeg] } });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Cover the Aadhaar number' }),
    );
    expect(isLocked()).toEqual(OPEN);
    await userEvent.click(button('Send document'));
    return store;
  };

  it('Nothing that is sent can be changed from the press until the document has arrived', async () => {
    const store = await pressSend();
    expect(selectIsUploading(store.getState())).toBe(false);
    expect(isLocked()).toEqual(LOCKED);
    await act(async () => mockDrawing.resolve(new Blob(['masked'])));
    expect(selectIsUploading(store.getState())).toBe(true);
    expect(isLocked()).toEqual(LOCKED);
  });

  it('The form can be changed again after a mask that cannot be drawn', async () => {
    await pressSend();
    await act(async () => mockDrawing.reject(new Error('Out of memory')));
    expect(isLocked()).toEqual(OPEN);
    expect(screen.getByRole('alert').textContent).toMatch(/^We couldn’t read this file/);
  });
});

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
