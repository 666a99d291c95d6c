import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { ResultView } from '../../../../src/screens/renewal/result/ResultView';
import type { Paise } from '../../../../store/core/values/money';
import type { Bill } from '../../../../store/payments/attempt';
import { chargeSent } from '../../../../store/payments/payments';
import type { LineResult } from '../../../../store/renewal/renewalResults';
import type { RenewalLine } from '../../../../store/renewal/renewalTerms';
import { aBill } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';

const line: RenewalLine = {
  ...{ productid: 'TN', productname: 'Tamil Nagar', stbno: 'STB1', expirydate: '2026-11-26' },
  ...{ amount: 23_600 as Paise, gst: 3_600 as Paise },
};
const { gst: _, ...untaxed } = { ...line, productid: 'TC', productname: 'Tamil Chitrahaar' };
const renewed = (line: RenewalLine, paid = line.amount): LineResult => ({
  ...{ state: 'renewed', line, paid, expirydate: '2026-12-26' },
});
const failed: LineResult = {
  ...{ state: 'failed', line: untaxed, reason: 'other', sentence: 'CLOSE', code: '1087' },
  renewablefrom: '',
};
const bill = aBill({ purpose: 'RENEWAL', amount: 47_200 as Paise, productids: ['TN', 'TC'] });

const printed = async (results: readonly LineResult[], paid: Bill = bill): Promise<string> => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(chargeSent({ key: 'K1', since: Date.UTC(2026, 10, 24, 4, 0), bill: paid }));
  render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <MemoryRouter>
          <ResultView results={results} />
        </MemoryRouter>
      </PortalServicesProvider>
    </Provider>,
  );
  window.print = () => undefined;
  await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }));
  return document.querySelector('[data-paper]')?.textContent ?? '';
};
const TIME = '24\u00a0Nov\u00a02026, 09:30';

describe('The receipt of a renewal from the balance', () => {
  it('The receipt has the time of the payment and the GST of the packs that were renewed', async () => {
    const receipt = await printed([renewed(line), failed]);
    expect(receipt).toContain(TIME);
    expect(receipt).toContain('Before tax₹200.00');
    expect(receipt).toContain('GST₹36.00');
  });

  it.each<[string, readonly LineResult[]]>([
    ['whose GST the operator did not say', [renewed(line), renewed(untaxed)]],
    ['that cost another amount than was shown', [renewed(line, 23_601 as Paise)]],
  ])('The receipt has a time and no GST with a pack %s', async (_title, results) => {
    const receipt = await printed(results);
    expect(receipt).toContain(TIME);
    expect(receipt).not.toContain('GST');
  });

  it('The receipt has no time where its packs were paid for at several times', async () => {
    const retried = { ...bill, productids: ['TC'] };
    const receipt = await printed([renewed(line), renewed(untaxed)], retried);
    expect(receipt).not.toContain('Nov');
  });
});
