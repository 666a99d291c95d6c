import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { PackChangeResult } from '../../../../src/screens/packs/changes/PackChangeResult';
import { StopPack } from '../../../../src/screens/packs/changes/StopPack';
import { PackRow } from '../../../../src/screens/packs/manage/PackRow';
import { PackExpiry } from '../../../../src/screens/renewal/packLabels';
import { removePack } from '../../../../store/packs/packChanges';
import { loadActivePacks } from '../../../../store/packs/packs';
import { packResult } from '../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../support/builders';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

const shown = (part: ReactNode, ...events: readonly UnknownAction[]): string =>
  render(
    <Provider
      store={configureStore({ reducer: loadedReducer(), preloadedState: stateAfter(...events) })}
    >
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

describe('A pack that was removed', () => {
  const asked = removePack.requested({ productid: 'FAM', stbno: '' });
  const removed = (expirydate: string) =>
    removePack.succeeded(
      v.parse(packResult, { productid: 'FAM', productstatus: 'ACTIVE', expirydate }),
    );
  const lost = removePack.failed({ kind: 'unknown', call: 'removePack' });
  const leaving = (disconnectdate: string) => ({ ...pack(''), stbno: '', disconnectdate });

  it.each([
    ['2026-11-24', /^Family HD ends on 24\sNov\s2026\. Until then/],
    ['', /^Family HD ends with its term\. Until then/],
  ])('The answer “%s” says when it ends, or that its term ends it', (day, sentence) => {
    const result = <PackChangeResult pack={leaving('')} />;
    expect(shown(result, asked, removed(day))).toMatch(sentence);
  });

  it.each([
    [
      '2026-11-24',
      /stays active until 24\sNov\s2026 and then ends/,
      /it ends on 24\sNov\s2026, so/,
    ],
    ['30 February', /stays active until its term ends\./, /it ends with its term, so/],
  ])('A day of removal “%s” is shown where it is one', (day, notice, found) => {
    expect(shown(<StopPack pack={leaving(day)} />)).toMatch(notice);
    const listed = loadActivePacks.succeeded([leaving(day)]);
    expect(shown(<PackChangeResult pack={leaving(day)} />, asked, lost, listed)).toMatch(found);
  });
});
