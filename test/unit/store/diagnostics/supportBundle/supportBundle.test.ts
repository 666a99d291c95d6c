import fc from 'fast-check';
import { detailsEdited } from '../../../../../store/account/profile';
import { callStarted } from '../../../../../store/app/loader';
import { supportBundleOf } from '../../../../../store/diagnostics/supportBundle/bundle';
import type { SupportBundle } from '../../../../../store/diagnostics/supportBundle/bundleShape';
import { createEventRing } from '../../../../../store/diagnostics/supportBundle/eventRing';
import { readSupportBundle } from '../../../../../store/diagnostics/supportBundle/readBundle';
import { answersGiven } from '../../../../../store/help/survey';
import { draftTyped } from '../../../../../store/help/ticketDraft';
import { applicantTyped } from '../../../../../store/newConnection/onlineOrder';
import { amountTyped } from '../../../../../store/payments/topUp';

const own = {
  saved: '2026-11-21T15:00:00.000Z',
  version: 'v1.0.26',
  build: 'b1',
  place: '/nxtselfcareportal/help',
  configuration: { server: 'test', operator: 'Lantern', imageHosts: [], push: false },
  browser: { userAgent: 'Test', width: 360, online: true },
};

/** A page on which packs came once and the loader went up and down. */
const filled = (events = 6, most = 200) => {
  const ring = createEventRing(most);
  const packs = { active: [{ productid: 'P1001' }] };
  ring.begin({ loader: 0, packs: { active: null } });
  for (let no = 1; no <= events; no += 1)
    ring.keep({
      at: no * 10,
      event: { type: `test/event${no}`, no, by: 'page' },
      state: { loader: no, packs },
    });
  return ring;
};
const bundle = (events?: number, most?: number): SupportBundle =>
  supportBundleOf(filled(events, most).recorded(), own);
const read = (value: unknown) => readSupportBundle(JSON.stringify(value));

describe('The support bundle', () => {
  it('The bundle holds every event with the state after it and writes unchanged slices once', () => {
    const text = JSON.stringify(bundle());
    expect(text.split('P1001')).toHaveLength(2);
    const reading = readSupportBundle(text);
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.moments.map(({ event }) => event.type)).toEqual([
      '@@INIT',
      ...[1, 2, 3, 4, 5, 6].map((no) => `test/event${no}`),
    ]);
    expect(reading.moments.at(-1)?.state).toEqual({
      loader: 6,
      packs: { active: [{ productid: 'P1001' }] },
    });
    expect(reading.moments[0]?.state).toEqual({ loader: 0, packs: { active: null } });
  });

  it('The bundle holds the latest two hundred events, starting with the state before them', () => {
    const reading = read(bundle(450));
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.moments).toHaveLength(201);
    expect(reading.moments[0]?.state).toMatchObject({ loader: 250 });
    expect(reading.moments.at(-1)?.event.type).toBe('test/event450');
  });

  it.each([
    [amountTyped.type, 1],
    [draftTyped.type, 1],
    [detailsEdited.type, 1],
    [applicantTyped.type, 1],
    [answersGiven.type, 1],
    [callStarted.type, 3],
  ])('Three events %s in a row are %i in the bundle, the last one kept', (type, count) => {
    const ring = createEventRing();
    ring.begin({ field: '' });
    const keep = (at: number, name: string) =>
      ring.keep({ at, event: { type: name, no: at, by: 'page' }, state: { field: `${at}` } });
    [1, 2, 3].forEach((at) => keep(at, type));
    keep(4, 'navigation/navigationRequested');
    keep(5, type);
    const { moments } = ring.recorded();
    expect(moments.map(({ event }) => event.type)).toEqual([
      ...Array<string>(count).fill(type),
      'navigation/navigationRequested',
      type,
    ]);
    expect(moments[count - 1]).toMatchObject({ at: 3, event: { no: 3 }, state: { field: '3' } });
  });

  it('The bundle contains nothing that was cleared', () => {
    const ring = filled();
    ring.callBegan({
      call: 'cart',
      method: 'GET',
      path: '',
      at: 1,
      took: null,
      status: null,
      outcome: '',
    });
    ring.begin({ loader: 0 });
    expect(ring.recorded()).toEqual({ before: { loader: 0 }, moments: [], calls: [] });
  });

  it('The bundle says how each call ended, also for two calls of the same name', () => {
    const ring = createEventRing();
    const call = { method: 'GET', path: 'x', took: null, status: null, outcome: 'running' };
    ring.callBegan({ call: 'cart', at: 10, ...call });
    ring.callBegan({ call: 'cart', at: 20, ...call });
    ring.callEnded('cart', 60, 200);
    ring.callEnded('cart', 90, 503);
    ring.callFailed('cart', 'refused');
    ring.callEnded('nothing', 1, 200);
    expect(ring.recorded().calls).toMatchObject([
      { at: 10, took: 50, outcome: 'ended', status: 200 },
      { at: 20, took: 70, outcome: 'refused', status: 503 },
    ]);
  });
});

describe('A file that was changed by hand', () => {
  const good = bundle();
  it.each<[string, object, boolean]>([
    ['as the portal saved it', good, false],
    [
      'with another event',
      { ...good, actionsById: { ...good.actionsById, '1': { ...good.actionsById['2'] } } },
      true,
    ],
    ['with another time of saving', { ...good, saved: '2026-11-22T15:00:00.000Z' }, true],
    ['without its check', { ...good, check: undefined }, true],
  ])('A file %s is opened and says whether it was changed', (_, file, isChanged) => {
    expect(readSupportBundle(JSON.stringify(file, null, 2))).toMatchObject({ ok: true, isChanged });
  });
});

describe('A file that is no support bundle', () => {
  const good = bundle();
  it.each([
    ['broken', JSON.stringify(good).slice(0, -40)],
    ['broken', ''],
    ['foreign', '[]'],
    ['foreign', '{"log":{"entries":[]}}'],
    ['newer', JSON.stringify({ ...good, selfcareCapsule: 2 })],
    ['older', JSON.stringify({ ...good, selfcareCapsule: 0 })],
    ['damaged', JSON.stringify({ ...good, calls: 'none' })],
    ['damaged', JSON.stringify({ ...good, computedStates: [] })],
    ['damaged', JSON.stringify({ ...good, actionsById: {} })],
    ['damaged', JSON.stringify(good).replace('computedStates[1]', 'computedStates[99]')],
    ['damaged', JSON.stringify(good).replace('$.computedStates[1]', '$.constructor')],
  ])('The file is refused as %s', (reason, file) => {
    expect(readSupportBundle(file)).toEqual({ ok: false, reason });
  });

  it('The reader never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(good)), (value, field) => {
        expect(read({ ...good, [field]: value })).toHaveProperty('ok');
        expect(read(value)).toHaveProperty('ok', false);
      }),
      { numRuns: 300 },
    );
  });
});
