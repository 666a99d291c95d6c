/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import {
  broadbandClosed,
  broadbandOpened,
  selectIsBroadbandOpen,
} from '../../../../store/packs/broadband';
import { packResult, refunded } from '../../../../store/wire/entities/packs/packs';
import type { Failure } from '../../../../store/core/failure';
import {
  cancelForRefund,
  outcomeSeen,
  removePack,
  selectAreDoubtedCancelled,
  selectDoubtedRefunds,
  selectIsChanging,
  selectPackChange,
} from '../../../../store/packs/packChanges';
import { packKey, selectAllPacks } from '../../../../store/packs/packList';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { sessionExpired } from '../../../../store/identity/session';
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

describe('a pack that is removed', () => {
  it('is asked about, and then says when it ends, before the list has been read again', () => {
    expect(changeOf(askRemoval)).toEqual({ step: 'asking', kind: 'removal', amount: '' });
    expect(changeOf(askRemoval, removed)).toMatchObject({ step: 'removed' });
    expect(inList(askRemoval, removed)?.disconnectdate).toBe('2026-11-24');
  });

  it('is what the list says as soon as that has come', () => {
    expect(inList(askRemoval, removed, listed)?.disconnectdate).toBe('');
  });
});

describe('a pack that is cancelled for a refund', () => {
  it('is cancelled, and can neither be refunded again nor renewed', () => {
    const pack = inList(askRefund, cancelled);
    expect(pack).toMatchObject({ productstatus: 'CANCEL', refundable: false, renewable: false });
    expect(changeOf(askRefund, cancelled)).toMatchObject({ result: { refundamount: 578 } });
  });

  it('leaves an earlier one of the same name as it was when it is bought anew and removed', () => {
    const old = { ...sport, productstatus: 'CANCEL', activatedon: '2026-08-01' };
    const both = loadActivePacks.succeeded([sport, old]);
    expect(selectAllPacks(stateAfter(both, askRemoval, removed))).toMatchObject([
      { disconnectdate: '2026-11-24' },
      old,
    ]);
  });

  it('leaves the other packs and the dashboard’s own list as they are', () => {
    const state = stateAfter(listed, askRefund, cancelled);
    expect(selectAllPacks(state)).toContainEqual(news);
    expect(selectActivePacks(state)).toEqual([sport, news]);
  });
});

describe('a change that fails', () => {
  it.each([
    ['never left', failedAs('unreachable'), 'refused'],
    ['was refused', refusedWith(404), 'refused'],
    ['got no answer', failedAs('unknown'), 'inDoubt'],
    ['was answered with what nobody can read', failedAs('unreadable'), 'inDoubt'],
    ['ran into a gateway', refusedWith(502), 'inDoubt'],
    ['met an operator in trouble', refusedWith(500), 'inDoubt'],
  ])('because the cancellation %s is known as such, with the amount shown', (_, failure, step) => {
    const change = changeOf(askRefund, cancelForRefund.failed(failure));
    expect(change).toMatchObject({ step, kind: 'refund', amount: '5.78' });
  });

  it.each([
    [refusedWith(404), 'refused'],
    [refusedWith(409), 'inDoubt'],
    [refusedWith(500), 'inDoubt'],
    [refusedWith(504), 'inDoubt'],
    [failedAs('unknown'), 'inDoubt'],
  ])('doubts a removal unless the operator refused it for certain', (failure, step) => {
    expect(changeOf(askRemoval, removePack.failed(failure))).toMatchObject({ step });
  });

  it('is settled by a list that no longer has the pack running', () => {
    const lost = [askRefund, cancelForRefund.failed(failedAs('unknown'))];
    const saysNow = (...packs: (typeof sport)[]) => {
      const state = stateAfter(listed, ...lost, loadActivePacks.succeeded(packs));
      return [selectDoubtedRefunds(state), selectAreDoubtedCancelled(state)];
    };
    expect(saysNow(sport, news)).toEqual([[key], false]);
    expect(saysNow({ ...sport, productstatus: 'CANCEL' }, news)).toEqual([[key], true]);
    expect(saysNow(news)).toEqual([[key], true]);
  });
});

describe('pressing again', () => {
  it('while an answer is awaited changes nothing, for this pack or another', () => {
    const other = removePack.requested({ productid: 'NEW', stbno: 'B1' });
    const state = stateAfter(listed, askRefund, askRefund, other);
    expect(selectIsChanging(state)).toBe(true);
    expect(selectPackChange(state, packKey(news))).toBeNull();
    expect(selectPackChange(state, key)).toMatchObject({ kind: 'refund' });
  });

  it('is about what is seen: the last outcome goes, but never one that is awaited', () => {
    expect(changeOf(askRefund, cancelled, outcomeSeen(key))).toBeNull();
    expect(changeOf(askRefund, outcomeSeen(key))).toMatchObject({ step: 'asking' });
  });
});

it('is forgotten with the session', () => {
  const state = stateAfter(listed, askRefund, cancelled, sessionExpired());
  expect(selectPackChange(state, key)).toBeNull();
  expect(selectAllPacks(state)).toBeNull();
});

it('has the details of the line open from the moment they are asked for', () => {
  expect(selectIsBroadbandOpen(stateAfter(broadbandOpened()))).toBe(true);
  expect(selectIsBroadbandOpen(stateAfter(broadbandOpened(), broadbandClosed()))).toBe(false);
});
