import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Failure } from '../../../../store/core/failure';
import { sessionExpired } from '../../../../store/identity/session';
import {
  broadbandClosed,
  broadbandOpened,
  selectIsBroadbandOpen,
} from '../../../../store/packs/broadband';
import {
  cancelForRefund,
  packChangeAcknowledged,
  removePack,
  selectIsChanging,
  selectPackChange,
} from '../../../../store/packs/packChanges';
import { packKey, selectAllPacks } from '../../../../store/packs/packList';
import {
  isMarkedForRemoval,
  loadActivePacks,
  selectActivePacks,
  selectRenewable,
} from '../../../../store/packs/packs';
import { loadRenewable, selectRenewalPacks } from '../../../../store/renewal/renewal';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packResult, refunded } from '../../../../store/wire/entities/packs/packs';
import { aPack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const sport = aPack({
  ...{ productid: 'SPO', stbno: 'B1', productstatus: 'ACTIVE', refundable: true, renewable: true },
});
const news = aPack({ productid: 'NEW', stbno: 'B1', productstatus: 'ACTIVE' });
const listed = loadActivePacks.succeeded([sport, news]);
const key = packKey(sport);

const askRemoval = removePack.requested({ productid: 'SPO', stbno: 'B1' });
const askRefund = cancelForRefund.requested({ productid: 'SPO', stbno: 'B1', amount: '5.78' });
const removed = removePack.succeeded(
  v.parse(packResult, { productid: 'SPO', productstatus: 'CANCEL', expirydate: '2026-11-24' }),
);
const cancelled = cancelForRefund.succeeded(
  v.parse(refunded, { productid: 'SPO', productstatus: 'CANCEL', refundamount: '5.78' }),
);
const changeOf = (...events: readonly UnknownAction[]) =>
  selectPackChange(stateAfter(listed, ...events), key);
const inList = (...events: readonly UnknownAction[]) =>
  selectAllPacks(stateAfter(listed, ...events))?.find(({ productid }) => productid === 'SPO');

const failedAs = (kind: 'unreachable' | 'unreadable' | 'tooSlow' | 'unknown'): Failure => ({
  kind,
  call: 'x',
});
const refusedWith = (status: number): Failure => ({
  ...{ kind: 'refused', call: 'x', status, message: 'No.' },
});

describe('A pack that is removed', () => {
  it('A removal asks for confirmation and then shows the end date before the list is read', () => {
    expect(changeOf(askRemoval)).toEqual({ step: 'asking', kind: 'removal', amount: '' });
    expect(changeOf(askRemoval, removed)).toMatchObject({ step: 'removed' });
    expect(inList(askRemoval, removed)?.disconnectdate).toBe('2026-11-24');
  });

  const listedAs = (pack: Partial<Pack>) =>
    loadActivePacks.succeeded([{ ...sport, ...pack }, news]);
  const removedWithoutDate = removePack.succeeded(
    v.parse(packResult, { productid: 'SPO', productstatus: 'ACTIVE' }),
  );

  it.each<[string, UnknownAction[], string]>([
    [
      'that still ends on that day',
      [listedAs({ expirydate: '24-11-2026 23:59:59' })],
      '2026-11-24',
    ],
    ['that has no end', [listedAs({ expirydate: '' })], '2026-11-24'],
    [
      'that is loaded again and again',
      [listedAs({ expirydate: '2026-11-24' }), listedAs({ expirydate: '2026-11-24' })],
      '2026-11-24',
    ],
    [
      'that is left out of a narrowed list',
      [loadActivePacks.succeeded([news]), listed],
      '2026-11-24',
    ],
    ['that was renewed since', [listedAs({ expirydate: '2026-12-24' })], ''],
    [
      'whose removal the list shows itself',
      [listedAs({ expirydate: '2026-11-24', disconnectdate: '2026-11-23' })],
      '2026-11-23',
    ],
    [
      'whose removal the list no longer shows',
      [
        listedAs({ expirydate: '2026-11-24', disconnectdate: '2026-11-24' }),
        listedAs({ expirydate: '2026-11-24' }),
      ],
      '',
    ],
  ])(
    'An answered removal of a pack %s is shown as the list and the answer say',
    (_, lists, day) => {
      expect(inList(askRemoval, removed, ...lists)?.disconnectdate).toBe(day);
    },
  );

  it.each([
    [
      'the end of the term that the list gives',
      [listedAs({ expirydate: '2026-11-24' })],
      '2026-11-24',
    ],
    [
      'no day once the pack has a later term',
      [listedAs({ expirydate: '2026-11-24' }), listedAs({ expirydate: '2026-12-24' })],
      '',
    ],
  ])('A removal that was answered without a date has %s', (_, lists, day) => {
    expect(inList(askRemoval, removedWithoutDate, ...lists)?.disconnectdate).toBe(day);
  });

  it('A removed pack is not renewed with the others, although no list shows the removal', () => {
    const events = [askRemoval, removed, listedAs({ expirydate: '2026-11-24' })];
    const renewable = loadRenewable.succeeded([{ ...sport, expirydate: '2026-11-24' }, news]);
    const state = stateAfter(listed, ...events, renewable);
    expect(selectRenewable(state)?.packs).toEqual([]);
    expect(selectRenewalPacks(state)?.map(isMarkedForRemoval)).toEqual([true, false]);
  });
});

describe('A pack that is cancelled for a refund', () => {
  it('A cancelled pack can neither be refunded again nor renewed', () => {
    const pack = inList(askRefund, cancelled);
    expect(pack).toMatchObject({ productstatus: 'CANCEL', refundable: false, renewable: false });
    expect(changeOf(askRefund, cancelled)).toMatchObject({ result: { refundamount: 578 } });
  });

  it('Removing a pack that was bought again leaves the earlier one of the same product unchanged', () => {
    const old = { ...sport, productstatus: 'CANCEL', activatedon: '2026-08-01' };
    const both = loadActivePacks.succeeded([sport, old]);
    expect(selectAllPacks(stateAfter(both, askRemoval, removed))).toMatchObject([
      { disconnectdate: '2026-11-24' },
      old,
    ]);
  });

  it('The other packs stay unchanged, and Home no longer counts the cancelled pack', () => {
    const state = stateAfter(listed, askRefund, cancelled);
    expect(selectAllPacks(state)).toContainEqual(news);
    expect(selectActivePacks(state)).toEqual([news]);
  });

  it('The list’s own status replaces that of the refund as soon as the list is read', () => {
    expect(inList(askRefund, cancelled, listed)?.productstatus).toBe('ACTIVE');
  });
});

describe('A change that fails', () => {
  it.each([
    ['never left', failedAs('unreachable'), 'refused'],
    ['was refused', refusedWith(404), 'refused'],
    ['got no answer', failedAs('unknown'), 'unknown'],
    ['got an unreadable answer', failedAs('unreadable'), 'unknown'],
  ])('When the cancellation %s, its outcome and the shown amount are kept', (_, failure, step) => {
    const change = changeOf(askRefund, cancelForRefund.failed(failure));
    expect(change).toMatchObject({ step, kind: 'refund', amount: '5.78' });
  });

  it.each([
    [refusedWith(404), 'refused'],
    [failedAs('unknown'), 'unknown'],
  ])('A removal is unknown unless the operator refused it for certain', (failure, step) => {
    expect(changeOf(askRemoval, removePack.failed(failure))).toMatchObject({ step });
  });
});

describe('An answer to another change', () => {
  it.each([
    ['removal that succeeds', askRefund, removed, 'refund'],
    ['removal that fails', askRefund, removePack.failed(refusedWith(404)), 'refund'],
    ['refund that succeeds', askRemoval, cancelled, 'removal'],
    ['refund that fails', askRemoval, cancelForRefund.failed(refusedWith(404)), 'removal'],
  ])('A %s does not end a change of the other kind', (_, asked, answer, kind) => {
    expect(changeOf(asked, answer)).toMatchObject({ step: 'asking', kind });
    expect(inList(asked, answer)).toEqual(sport);
  });
});

describe('Pressing again', () => {
  it('Pressing again while an answer is awaited changes nothing for any pack', () => {
    const other = removePack.requested({ productid: 'NEW', stbno: 'B1' });
    const state = stateAfter(listed, askRefund, askRefund, other);
    expect(selectIsChanging(state)).toBe(true);
    expect(selectPackChange(state, packKey(news))).toBeNull();
    expect(selectPackChange(state, key)).toMatchObject({ kind: 'refund' });
  });

  it('Acknowledging deletes a finished outcome and never an awaited one', () => {
    expect(changeOf(askRefund, cancelled, packChangeAcknowledged(key))).toBeNull();
    expect(changeOf(askRefund, packChangeAcknowledged(key))).toMatchObject({ step: 'asking' });
  });
});

it('The changes are deleted with the session', () => {
  const state = stateAfter(listed, askRefund, cancelled, sessionExpired());
  expect(selectPackChange(state, key)).toBeNull();
  expect(selectAllPacks(state)).toBeNull();
});

it('The line’s details are open from the moment they are requested', () => {
  expect(selectIsBroadbandOpen(stateAfter(broadbandOpened()))).toBe(true);
  expect(selectIsBroadbandOpen(stateAfter(broadbandOpened(), broadbandClosed()))).toBe(false);
});
