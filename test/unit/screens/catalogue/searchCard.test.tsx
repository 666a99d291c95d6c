import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SearchCard } from '../../../../src/screens/catalogue/optimiser/SearchCard';
import { boxPacksOf, catalogueLookupOf } from '../../../../store/catalogue/optimiser/boxPacks';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';
import { aPricedChannel, paise } from '../../store/catalogue/optimiser/catalogues';

const single = aPack({
  ...{ productid: 'Sa', productstatus: 'ACTIVE', producttype: 'CHANNEL', stbno: 'STB1' },
  price: paise(500),
});
const base = aPack({ ...single, productid: 'BASE', producttype: 'BASE' });

const saidOf = (pack: typeof base) => {
  const lookup = catalogueLookupOf([], [aPricedChannel({ channelid: 'a', productid: 'Sa' })]);
  const selection = { stbno: 'STB1', keepsAll: true, unwanted: [], added: [] };
  const boxPacks = boxPacksOf(lookup, [pack], 'STB1');
  return render(
    <Provider store={configureStore({ reducer: loadedReducer() })}>
      <SearchCard input={{ lookup, catalogueKey: '', boxPacks, selection, isWithTax: true }} />
    </Provider>,
  ).container.textContent;
};

describe('What is paid now', () => {
  it('It is said where a pack can be exchanged', () => {
    expect(saidOf(single)).toContain('You pay now₹5.00');
  });

  it('It is not said to be nothing where only packs that stay are active', () => {
    expect(saidOf(base)).not.toMatch(/You pay now|₹/);
  });
});
