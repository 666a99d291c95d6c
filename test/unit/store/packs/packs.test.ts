import { type Paise, paiseOf } from '../../../../store/core/values/money';
import {
  loadActivePacks,
  selectActivePacks,
  selectPackState,
  selectRenewable,
} from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { aPack } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const rupees = (amount: string): Paise => paiseOf(amount)!;
const having = (...packs: Pack[]) => stateAfter(loadActivePacks.succeeded(packs));
const named = (packs: readonly Pack[] | undefined) => packs?.map(({ productid }) => productid);

const family = aPack({ productid: 'FAM', daysleft: 12, expirydate: '2026-12-03' });
const sport = aPack({ productid: 'SPO', daysleft: 3, expirydate: '2026-11-24' });
const music = aPack({ productid: 'MUS', daysleft: 3, expirydate: '2026-11-24' });
const undated = aPack({ productid: 'OLD', daysleft: null });

describe('The days that a household can still watch', () => {
  it('The days are unknown before the operator has answered', () => {
    expect(selectActivePacks(stateAfter())).toBeNull();
    expect(selectPackState(stateAfter())).toBeNull();
    expect(selectRenewable(stateAfter())).toBeNull();
  });

  it('The days are those of the pack that ends first and of all that end with it', () => {
    const state = selectPackState(having(family, sport, music));
    expect(state).toMatchObject({ days: 3, expirydate: '2026-11-24', count: 3 });
    expect(named(state?.ending)).toEqual(['SPO', 'MUS']);
  });

  it('A removed pack is neither the next to end nor renewed, unless nothing else is left', () => {
    const going = aPack({ ...sport, disconnectdate: '2026-11-24', renewable: true });
    const state = having({ ...family, renewable: true }, going);
    expect(selectPackState(state)).toMatchObject({ days: 12, count: 2 });
    expect(named(selectPackState(state)?.ending)).toEqual(['FAM']);
    expect(named(selectRenewable(state)?.packs)).toEqual(['FAM']);
    expect(named(selectPackState(having(going))?.ending)).toEqual(['SPO']);
    expect(selectRenewable(having(going))).toMatchObject({ packs: [], from: '' });
  });

  it('An ended pack is over, and a pack that ends today has 0 days', () => {
    expect(selectPackState(having(family, aPack({ daysleft: -2 })))?.days).toBe(-2);
    expect(selectPackState(having(family, aPack({ daysleft: 0 })))?.days).toBe(0);
  });

  it('A pack without a date is never shown as ending today', () => {
    expect(selectPackState(having(undated))).toMatchObject({
      days: null,
      expirydate: '',
      count: 1,
    });
    const one = selectPackState(having(undated, family));
    expect(one?.days).toBe(12);
    expect(named(one?.ending)).toEqual(['FAM']);
  });

  it('Cancelled packs and packs that ended long ago do not count', () => {
    const cancelled = aPack({ productid: 'CAN', productstatus: 'CANCEL', daysleft: 1 });
    const history = aPack({ productid: 'HIS', productstatus: 'EXPIRED', daysleft: -31 });
    const state = selectPackState(having(family, cancelled, history));
    expect(state).toMatchObject({ days: 12, count: 1 });
    expect(named(state?.ending)).toEqual(['FAM']);
  });

  it.each([
    ['by its status', { productstatus: 'FAILED' }],
    ['by its code', { productstatus: 'ACTIVE', errorcode: '1087' }],
    ['by its reason', { productstatus: 'ACTIVE', error: 'Try Renew Within 15 days of expiry' }],
  ])('A pack that failed %s does not run, and is listed', (_, said) => {
    const failed = aPack({ productid: 'FAI', daysleft: 1, ...said });
    expect(selectPackState(having(family, failed))).toMatchObject({ days: 12, count: 1 });
    expect(selectPackState(having(failed))).toMatchObject({ days: null, count: 0 });
    expect(named(selectActivePacks(having(family, failed)) ?? undefined)).toEqual(['FAM', 'FAI']);
    expect(packStatusOf(failed)).toBe('FAILED');
  });

  it('A household without packs has no days', () => {
    expect(selectPackState(having())).toEqual({
      days: null,
      expirydate: '',
      ending: [],
      count: 0,
    });
  });
});

describe('The packs that a household can renew', () => {
  const due = (fields: Partial<Pack>) => aPack({ renewable: true, ...fields });

  it('The packs renewable today are listed with their price to the paisa', () => {
    const state = having(
      due({ productid: 'FAM', totalprice: rupees('589.82'), tax: rupees('89.97') }),
      due({ productid: 'SPO', totalprice: rupees('0.10'), tax: rupees('0.02') }),
      aPack({ productid: 'MUS', totalprice: rupees('99.00') }),
    );
    expect(named(selectRenewable(state)?.packs)).toEqual(['FAM', 'SPO']);
    expect(selectRenewable(state)).toMatchObject({ total: 58_992, tax: 8_999 });
  });

  it('There is no total when one price is unknown', () => {
    const priceless = having(due({ totalprice: rupees('10.00'), tax: rupees('1.00') }), due({}));
    expect(selectRenewable(priceless)).toMatchObject({ total: null, tax: null });
  });

  it('The first possible renewal date is given when no pack is renewable yet', () => {
    const state = having(
      aPack({ renewablefrom: '2026-12-20' }),
      aPack({ renewablefrom: '2026-12-03' }),
      aPack({ renewablefrom: '' }),
    );
    expect(selectRenewable(state)).toMatchObject({ packs: [], total: 0, from: '2026-12-03' });
    expect(selectRenewable(having(undated))?.from).toBe('');
  });
});

it('The shown packs stay while they are loaded again', () => {
  const again = loadActivePacks.requested({ productstatus: 'ALL' });
  const failed = loadActivePacks.failed({ kind: 'unreachable', call: 'activePacks' });
  const state = stateAfter(loadActivePacks.succeeded([family]), again, failed);
  expect(selectActivePacks(state)).toEqual([family]);
});
