import {
  createStateRedactor,
  redactEvent,
} from '../../../../../store/diagnostics/redaction/redact';
import { restoreState } from '../../../../../store/diagnostics/supportBundle/restoreState';
import { anAnnouncement } from '../../../../support/builders';

const revived = (slice: object) => restoreState({ slice: { ...slice } });

it('Texts are restored as they are in the file, including dots', () => {
  const slice = { name: '•••• (4)', mobileno: '•••• 12', status: 'ACTIVE', days: 3, isOpen: true };
  expect(revived(slice)).toEqual({ state: { slice }, lacking: [] });
});

it('An empty value is not reported as redacted', () => {
  const { state, lacking } = revived({ list: '… list (0)', record: '… object (0)', none: null });
  expect(state).toEqual({ slice: { list: [], record: {}, none: null } });
  expect(lacking).toEqual([]);
});

it('A redacted value is not invented and is named', () => {
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

it('The beginning of a long list and the listed entries of a record are restored', () => {
  const { state, lacking } = revived({ items: [{ id: '1' }, '… 30 more'], '… key 2 (10)': 1 });
  expect(state).toEqual({ slice: { items: [{ id: '1' }] } });
  expect(lacking).toEqual(['slice.items: … 30 more', 'slice: … key 2 (10)']);
});

it('A notice is restored with its region and its texts in both languages', () => {
  const liveData = [
    anAnnouncement({ region: 'Neem Lane', text: { en: 'No picture.', hi: 'चित्र नहीं।' } }),
  ];
  const { state, lacking } = restoreState(
    createStateRedactor()({ liveData: { liveData, isLive: true, dismissed: [] } }),
  );
  expect(state).toMatchObject({ liveData: { liveData } });
  expect(lacking).toEqual([]);
});

it('Every shape that the redaction gives is recognised', () => {
  const payload = { a: 1, b: true, c: [1], d: { e: 1 }, f: new Blob(['x']), '98450': 1 };
  const { payload: shapes } = redactEvent({ type: 'tests/notListed', payload });
  expect(restoreState({ shapes }).lacking).toHaveLength(Object.keys(payload).length);
});
