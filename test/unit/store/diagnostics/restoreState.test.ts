import { restoreState } from '../../../../store/diagnostics/supportBundle/restoreState';
import { redactEvent } from '../../../../store/diagnostics/redaction/redact';

const revived = (slice: object) => restoreState({ slice: { ...slice } });

it('leaves texts as they stand in the file, their dots too', () => {
  const slice = { name: '•••• (4)', mobileno: '•••• 12', status: 'ACTIVE', days: 3, isOpen: true };
  expect(revived(slice)).toEqual({ state: { slice }, lacking: [] });
});

it('knows that what was empty was left out by nobody', () => {
  const { state, lacking } = revived({ list: '… list (0)', record: '… object (0)', none: null });
  expect(state).toEqual({ slice: { list: [], record: {}, none: null } });
  expect(lacking).toEqual([]);
});

it('makes nothing up for what was left out, and names it', () => {
  const { state, lacking } = revived({
    list: '… list (3)',
    record: '… object (2)',
    amount: '… number',
    isOpen: '… boolean',
    file: '… file (900)',
  });
  expect(state).toEqual({
    slice: { list: [], record: null, amount: null, isOpen: false, file: null },
  });
  expect(lacking).toEqual([
    'slice.list: … list (3)',
    'slice.record: … object (2)',
    'slice.amount: … number',
    'slice.isOpen: … boolean',
    'slice.file: … file (900)',
  ]);
});

it('keeps the beginning of a long list, and of a record what had a name that may be seen', () => {
  const { state, lacking } = revived({ items: [{ id: '1' }, '… 30 more'], '… key 2 (10)': 1 });
  expect(state).toEqual({ slice: { items: [{ id: '1' }] } });
  expect(lacking).toEqual(['slice.items: … 30 more', 'slice: … key 2 (10)']);
});

it('knows every shape that the redaction gives', () => {
  const payload = { a: 1, b: true, c: [1], d: { e: 1 }, f: new Blob(['x']), '98450': 1 };
  const { payload: shapes } = redactEvent({ type: 'tests/nobodyListed', payload });
  expect(restoreState({ shapes }).lacking).toHaveLength(Object.keys(payload).length);
});
