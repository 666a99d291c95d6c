import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '../../../../sagas/api/endpoints';
import { homeDomains } from '../../../../sagas/root/domains';
import { lazyDomains } from '../../../../sagas/root/lazyDomains';
import { PAYLOAD_NOT_FOUND } from '../../../../store/core/failure';
import type { FlowMeta } from '../../../../store/core/flow';
import { selectFailure } from '../../../../store/core/flows';
import { openPortal } from '../../../support/portal';

// The worker's script is a file of the build, which Jest cannot refer to.
jest.mock('../../../../sagas/catalogue/optimiser/startWorker', () => ({ startWorker: jest.fn() }));

const store = path.join(__dirname, '../../../../store');

interface AppFlow {
  readonly flow: FlowMeta['flow'];
  readonly requested: ((payload?: unknown) => {
    readonly type: string;
    readonly meta: FlowMeta;
  }) & {
    readonly type: string;
  };
}

const isFlow = (value: unknown): value is AppFlow =>
  typeof value === 'object' && value !== null && 'flow' in value && 'requested' in value;

/** Every flow that the store's files define. */
const flows: readonly AppFlow[] = readdirSync(store, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'core/flow.ts')
  .map((name) => path.join(store, name))
  .filter((file) => readFileSync(file, 'utf8').includes('defineFlow'))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(file)))
  .filter(isFlow);

const rows = flows.map((one) => ({ name: one.flow, one }));
const needsPayload = ({ one }: (typeof rows)[number]) =>
  one.requested(undefined).meta.needsPayload === true;

it('All flows of the app are here', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(needsPayload).length).toBeGreaterThan(30);
});

describe('Without its payload', () => {
  it.each(rows.filter(needsPayload))('The flow $name fails and sends nothing', async ({ one }) => {
    const loads = Object.values({ ...homeDomains, ...lazyDomains });
    const portal = await openPortal({ domains: await Promise.all(loads.map((load) => load())) });
    // After a failed write, some domains read what the operator has now.
    for (const { name } of Object.values(endpoints)) portal.operator.refuses(endpoints[name], 503);
    portal.dispatch(one.requested(undefined));
    await portal.written();
    expect(selectFailure(portal.state(), one)).toEqual({
      kind: 'payloadMissing',
      error: PAYLOAD_NOT_FOUND,
    });
    const written = portal.operator.received.filter(({ call }) => endpoints[call].changes);
    expect(written).toEqual([]);
  });
});

it('A flow that takes no payload is not refused', async () => {
  const portal = await openPortal();
  for (const { one } of rows.filter((row) => !needsPayload(row)))
    expect(one.requested().meta).not.toHaveProperty('needsPayload');
  expect(portal.eventsOf({ type: 'cart/loadFailed' })).toEqual([]);
});
