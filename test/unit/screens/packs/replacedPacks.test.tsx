import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ReplacedPacksView } from '../../../../src/screens/packs/replacement/ReplacedPacksView';
import type { Failure } from '../../../../store/core/failure';
import { removePack } from '../../../../store/packs/packChanges';
import { loadActivePacks } from '../../../../store/packs/packs';
import { endReplacedPacks, replacementChosen } from '../../../../store/packs/replacement';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const OLD = aPack({
  ...{ productid: 'OLD1', productname: 'Khel Plus', stbno: 'STB000004417' },
  ...{ productstatus: 'ACTIVE', daysleft: 9, expirydate: '2026-12-01', disconnectdate: '' },
});

/** An old pack was to be ended, and its removal failed in this way. */
const showAfter = (failure: Failure) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadActivePacks.succeeded([OLD]));
  store.dispatch(replacementChosen({ stbno: OLD.stbno, added: [], replaced: [{ ...OLD }] }));
  store.dispatch(endReplacedPacks.requested());
  store.dispatch(removePack.requested(OLD));
  store.dispatch(removePack.failed(failure));
  store.dispatch(endReplacedPacks.succeeded([]));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ReplacedPacksView isPaid />
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByRole('alert').textContent;
};

describe('What happened to the old packs', () => {
  it('An old pack that the operator refused to end is counted as not ended', () => {
    const refusal = { call: 'removePack', status: 403, message: 'Not now.', code: 'LOCKED' };
    expect(showAfter({ kind: 'refused', ...refusal })).toContain('1 old pack could not be ended');
  });

  it('An old pack whose removal had no answer is not said to have failed', () => {
    const said = showAfter({ kind: 'unknown', call: 'removePack' });
    expect(said).toContain('No answer came.');
    expect(said).not.toContain('could not be ended');
    expect(screen.getByText('Not known yet')).toBeTruthy();
  });
});
