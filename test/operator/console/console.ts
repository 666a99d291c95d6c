import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findCustomer } from '../books/customers';
import { capturePayment, settleDue } from '../payments/capturePayment';
import { endPayment } from '../payments/payments';
import type { Services } from '../payments/services';
import { Refusal } from '../transport/refusal';
import type { Scenarios } from '../transport/scenarios';
import { addAnnouncement } from './announcements';
import { createBundleStore, registerScreens } from './bundleScreen';
import { consolePage } from './consolePage';
import { sendPage } from './html';
import { supportBundlePage } from './supportBundlePage';

/** Bytes. Two hundred events with their states need far less. */
const MAX_BUNDLE_SIZE = 10 * 1024 * 1024;

/** The id of the build that draws the screens of a file; '' before the portal is built. */
const installedBuild = async (dist: string | undefined): Promise<string> => {
  const text = await readFile(`${dist}/build.json`, 'utf8').catch(() => '{}');
  return v.parse(v.object({ build: v.optional(v.string(), '') }), JSON.parse(text)).build;
};

const form = v.record(v.string(), v.string());

/**
 * The stand-in's console: buttons for the settings that a test can make, for payers and sessions, and the page of a
 * support bundle.
 */
export const registerConsole = (
  app: FastifyInstance,
  services: Services,
  scenario: Scenarios,
  reset: () => void,
  dist?: string,
): void => {
  const bundles = createBundleStore();
  if (dist !== undefined) registerScreens(app, bundles, dist);
  app.get('/stand-in', (_, reply) => reply.redirect('/stand-in/', 303));
  app.get('/stand-in/', (_, reply) => {
    settleDue(services);
    return sendPage(reply, 'Console', consolePage(services, scenario));
  });
  app.post('/stand-in/support-bundle', async (request, reply) => {
    const file = await request.file({ limits: { fileSize: MAX_BUNDLE_SIZE } });
    const content = await file?.toBuffer().catch(() => null);
    const text = content === null ? null : (content?.toString('utf8') ?? '');
    const { status, body } = supportBundlePage(text, bundles, await installedBuild(dist));
    return sendPage(reply.status(status), 'A subscriber’s file', body);
  });
  app.post<{ Params: { action: string } }>('/stand-in/do/:action', (request, reply) => {
    const fields = v.parse(form, request.body ?? {});
    runAction(request.params.action, fields, services, scenario, reset);
    return reply.redirect('/stand-in/', 303);
  });
};

const runAction = (
  action: string,
  fields: Readonly<Record<string, string>>,
  services: Services,
  scenario: Scenarios,
  reset: () => void,
) => {
  const txnid = fields['txnid'] ?? '';
  switch (action) {
    case 'scenario':
      return pick(fields, scenario);
    case 'clear':
      return scenario.clear();
    case 'reset':
      return reset();
    case 'pay':
      return capturePayment(services, txnid, 'upi');
    case 'decline':
      return endPayment(services, txnid, 'FAILURE', 'U30', 'The payer declined.');
    case 'logout':
      return endSessionsOf(services, fields['customer'] ?? '');
    case 'addNotice':
      return addAnnouncement(services, fields);
    case 'removeNotice':
      return services.realtime.put(`notices/${fields['id'] ?? ''}`, null);
    default:
      throw new Refusal(404, 'The console cannot do that.');
  }
};

const pick = (fields: Readonly<Record<string, string>>, scenario: Scenarios) => {
  const { call = '', customer = '', times = '', milliseconds = '', name = '' } = fields;
  scenario.pick(name, {
    ...(call === '' ? {} : { call }),
    ...(customer === '' ? {} : { customer }),
    ...(times === '' ? {} : { times: times === 'always' ? null : Number(times) }),
    ...(milliseconds === '' ? {} : { milliseconds: Number(milliseconds) }),
  });
};

const endSessionsOf = ({ sessions, database }: Services, identity: string) => {
  const customer = findCustomer(database, identity);
  if (!customer) throw new Refusal(404, 'There is no such subscriber.');
  sessions.closeAll(customer.customerid);
};
