import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { StopPack } from '../../../../src/screens/packs/changes/StopPack';
import { PackRow } from '../../../../src/screens/packs/manage/PackRow';
import { PackExpiry } from '../../../../src/screens/renewal/choose/PackExpiry';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

const shown = (part: ReactNode): string =>
  render(
    <Provider store={configureStore({ reducer: loadedReducer() })}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  ).container.textContent;

const pack = (expirydate: string) =>
  aPack({ productid: 'FAM', productname: 'Family HD', productstatus: 'ACTIVE', expirydate });

describe('A pack of which the operator says neither the days nor the channels', () => {
  it.each(['', '30 February', '0001-01-01'])(
    'It does not say when it ends where that is “%s”',
    (end) => {
      expect(shown(<PackExpiry pack={pack(end)} />)).toBe('');
      expect(shown(<PackRow pack={pack(end)} />)).toBe('Family HD---Active');
      expect(shown(<StopPack pack={pack(end)} />)).toContain('termNothing is refunded.Remove');
    },
  );

  it('It says when it ends where that is known', () => {
    expect(shown(<PackExpiry pack={pack('2026-11-24')} />)).toBe('ends on 24 Nov 2026');
    expect(shown(<PackRow pack={pack('2026-11-24')} />)).toBe(
      'Family HD---ActiveEnds on 24 Nov 2026',
    );
    expect(shown(<StopPack pack={pack('2026-11-24')} />)).toMatch(/until 24\sNov\s2026\. N/);
  });
});
