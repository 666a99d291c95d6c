import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PackChangeResult } from '../../../../src/screens/packs/changes/PackChangeResult';
import { RemoveDialog } from '../../../../src/screens/packs/changes/RemoveDialog';
import { StopPack } from '../../../../src/screens/packs/changes/StopPack';
import { removePack } from '../../../../store/packs/packChanges';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packResult } from '../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

/** The text of the page, where dialogs are outside the part that opened them. */
const shown = (part: ReactNode, ...events: readonly UnknownAction[]): string => {
  const { baseElement, unmount } = render(
    <Provider
      store={configureStore({ reducer: loadedReducer(), preloadedState: stateAfter(...events) })}
    >
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
  const text = baseElement.textContent.replaceAll('\u00a0', ' ');
  unmount();
  return text;
};

const running = aPack({
  ...{ productid: 'FAM', productname: 'Family HD', productstatus: 'ACTIVE', stbno: '' },
  expirydate: '2026-12-24',
});
const KEEP = 'To keep it after all, renew it before it ends.';
const KEEP_LATER = 'To keep it after all, renew it from 9 Dec 2026, before it ends.';
const NO_UNDO = 'This can’t be undone here.';
const SENTENCES = [KEEP, KEEP_LATER, NO_UNDO];

describe('A removal at the end of the term', () => {
  it.each<[string, Partial<Pack>, string]>([
    ['that the operator renews today', { renewable: true }, KEEP],
    ['whose operator does not say what it renews', { renewable: null }, KEEP],
    [
      'that the operator renews later',
      { renewable: false, renewablefrom: '2026-12-09 00:00:00' },
      KEEP_LATER,
    ],
    ['that the operator does not renew', { renewable: false, renewablefrom: '' }, NO_UNDO],
    [
      'that the operator renews only after its end',
      { renewable: false, renewablefrom: '2026-12-25 00:00:00' },
      NO_UNDO,
    ],
  ])('Of a pack %s, it says whether and how it is undone', (_, renewal, sentence) => {
    const pack = { ...running, ...renewal };
    const removed = { ...pack, disconnectdate: pack.expirydate };
    const places = [
      shown(<RemoveDialog pack={pack} open onClose={() => undefined} />),
      shown(<StopPack pack={removed} />),
      shown(
        <PackChangeResult pack={removed} />,
        removePack.requested({ productid: 'FAM', stbno: '' }),
        removePack.succeeded(
          v.parse(packResult, { productid: 'FAM', productstatus: 'ACTIVE', expirydate: '' }),
        ),
      ),
    ];
    for (const place of places)
      expect(SENTENCES.filter((known) => place.includes(known))).toEqual([sentence]);
  });
});
