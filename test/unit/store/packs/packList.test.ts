import { findPack, packGroups, packRefOf } from '../../../../store/packs/packList';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { aPack } from '../../../support/builders';

const family = aPack({
  productid: 'FAM',
  stbno: 'STB0001111',
  productstatus: 'ACTIVE',
  daysleft: 9,
});
const sport = aPack({
  productid: 'SPO',
  stbno: 'STB0001111',
  productstatus: 'ACTIVE',
  daysleft: 3,
});
const granny = aPack({
  productid: 'FAM',
  stbno: 'STB0002222',
  productstatus: 'ACTIVE',
  daysleft: 1,
});
const fibre = aPack({ productid: 'FIB', producttype: 'BROADBAND', productstatus: 'ACTIVE' });
const homeless = aPack({ productid: 'ODD', productstatus: 'ACTIVE' });
const boxes = [{ stbno: 'STB0002222' }, { stbno: 'STB0001111' }];

const grouped = (...packs: ReturnType<typeof aPack>[]) =>
  packGroups(packs, boxes).map(({ place, stbno, packs: inside }) => [
    place,
    stbno,
    inside.map(({ productid }) => productid).join(),
  ]);

describe('A household with several boxes', () => {
  it('The packs are grouped by box in the household’s order, then broadband, then packs without a box', () => {
    expect(grouped(homeless, family, fibre, sport, granny)).toEqual([
      ['box', 'STB0002222', 'FAM'],
      ['box', 'STB0001111', 'SPO,FAM'],
      ['broadband', '', 'FIB'],
      ['nowhere', '', 'ODD'],
    ]);
  });

  it('The packs of an unlisted box come after the listed boxes', () => {
    const other = aPack({ productid: 'OLD', stbno: 'STB0009999' });
    expect(grouped(other, family).map(([, stbno]) => stbno)).toEqual(['STB0001111', 'STB0009999']);
  });

  it('Packs that end first come first, and cancelled ones last', () => {
    const over = { ...sport, productid: 'OVR', productstatus: 'EXPIRED', daysleft: -2 };
    const cancelled = { ...sport, productid: 'CAN', productstatus: 'CANCEL', daysleft: 0 };
    const failed = { ...sport, productid: 'BAD', productstatus: 'FAILED', daysleft: 1 };
    const undated = { ...sport, productid: 'UND', daysleft: null };
    expect(grouped(cancelled, undated, failed, family, over, sport)).toEqual([
      ['box', 'STB0001111', 'OVR,SPO,FAM,UND,BAD,CAN'],
    ]);
  });
});

describe('The address of a pack', () => {
  const old = { ...family, productstatus: 'CANCEL', activatedon: '2026-08-01T10:00:00Z' };
  const older = { ...old, activatedon: '2026-05-01T10:00:00Z' };
  const bought = { ...family, activatedon: '2026-11-20T10:00:00Z' };
  const all = [older, old, bought, granny];

  it('The address leads to its pack, also to a cancelled one that was bought again', () => {
    for (const pack of all) expect(findPack(all, packRefOf(pack))).toBe(pack);
  });

  it('The address leads to the pack after it was cancelled', () => {
    const cancelled = { ...bought, productstatus: 'CANCEL' };
    expect(findPack([older, old, cancelled], packRefOf(bought))).toBe(cancelled);
  });

  it('The address names a box by its last four digits, and an unknown pack has no address', () => {
    expect(packRefOf(granny)).toEqual({ productid: 'FAM', ending: '2222', since: '' });
    expect(findPack(all, { productid: 'FAM', ending: '3333', since: '' })).toBeNull();
    expect(findPack([], packRefOf(family))).toBeNull();
  });
});

it('A status that is not documented is another status', () => {
  expect(packStatusOf(aPack({ productstatus: 'CANCEL' }))).toBe('CANCEL');
  expect(packStatusOf(aPack({ productstatus: 'SUSPENDED' }))).toBe('OTHER');
  expect(packStatusOf(aPack({ productstatus: '' }))).toBe('OTHER');
});
