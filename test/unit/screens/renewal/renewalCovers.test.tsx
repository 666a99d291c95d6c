import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ProductPicture } from '../../../../src/app/pictures/ProductPicture';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { ResultView } from '../../../../src/screens/renewal/result/ResultView';
import { loadRenewable } from '../../../../store/renewal/renewal';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';
import { sampleRenewal } from './sampleRenewal';

const [line] = sampleRenewal.lines;
const pack = aPack({ productid: 'A', producttype: 'BASE', language: 'Tamil', stbno: '' });

describe('The result of a renewal', () => {
  it('A pack has the cover that it has in the other lists', async () => {
    const store = configureStore({ reducer: loadedReducer() });
    store.dispatch(loadRenewable.succeeded([pack]));
    render(
      <Provider store={store}>
        <PortalServicesProvider value={quietServices}>
          <MemoryRouter>
            <ResultView
              results={line ? [{ state: 'renewed', line, paid: line.amount, expirydate: '' }] : []}
            />
            <section aria-label="Another list">
              <ProductPicture product={pack} />
            </section>
          </MemoryRouter>
        </PortalServicesProvider>
      </Provider>,
    );
    await act(async () => Promise.resolve());
    const coverIn = (place: HTMLElement) => place.querySelector('[data-size]')?.outerHTML;
    const cover = coverIn(screen.getByRole('listitem'));
    expect(cover).toContain('data-language="tamil"');
    expect(cover).toBe(coverIn(screen.getByRole('region', { name: 'Another list' })));
  });
});
