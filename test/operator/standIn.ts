import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findCustomer } from './books/customers';
import { COOKIE } from './books/session';
import { settleDue } from './payments/capturePayment';
import type { Services } from './payments/services';
import { bannerPicture } from './seeds/promos';
import { Refusal } from './transport/refusal';
import { scenarioRequest, type Scenarios } from './transport/scenarios';

/** The addresses below /stand-in/ with which a test or the console reads and sets things. */
export const registerStandIn = (
  app: FastifyInstance,
  services: Services,
  scenario: Scenarios,
  reset: () => void,
): void => {
  registerBooks(app, services);
  registerFiles(app, services);

  app.get('/stand-in/scenario', () => ({
    scenarios: scenario.all,
    active: scenario.active(),
    maintenance: services.settings.maintenance(),
    idempotency: services.settings.idempotency(),
  }));
  app.post('/stand-in/scenario', (request) => {
    const body = v.safeParse(scenarioRequest, request.body);
    if (!body.success)
      throw new Refusal(400, 'A scenario has a name, a fault, a maintenance or an idempotency.');
    if ('scenario' in body.output) {
      const { scenario: name, ...choice } = body.output;
      scenario.pick(name, withoutUndefined(choice));
    } else if ('fault' in body.output) scenario.add(body.output.fault);
    else if ('maintenance' in body.output) scenario.maintenance(body.output.maintenance);
    else scenario.idempotency(body.output.idempotency);
    return { active: scenario.active() };
  });
  app.delete('/stand-in/scenario', () => {
    scenario.clear();
    return { active: [] };
  });
  app.post('/stand-in/reset', () => {
    reset();
    return { message: 'Everything is as it was at the start.' };
  });
};

const registerBooks = (app: FastifyInstance, services: Services) => {
  const { books, database } = services;
  const page = v.picklist([
    'ledger',
    'orders',
    'payments',
    'otps',
    'calls',
    'uploads',
    'subscriptions',
    'tickets',
  ]);
  const booksQuery = v.object({ customer: v.optional(v.string()) });

  const customerIn = (value: unknown): string | undefined => {
    const { customer } = v.parse(booksQuery, value);
    return customer === undefined
      ? undefined
      : (findCustomer(database, customer)?.customerid ?? customer);
  };

  app.get('/stand-in/books', ({ query }) => {
    settleDue(services);
    const customerid = customerIn(query);
    return Object.fromEntries(page.options.map((name) => [name, books[name](customerid)]));
  });
  app.get<{ Params: { page: string } }>('/stand-in/books/:page', ({ params, query }) => {
    settleDue(services);
    const name = v.safeParse(page, params.page);
    if (!name.success) throw new Refusal(404, 'There is no such book.');
    return books[name.output](customerIn(query));
  });
};

const registerFiles = (app: FastifyInstance, { database, sessions }: Services) => {
  app.get<{ Params: { name: string } }>('/stand-in/media/:name', ({ params }, reply) => {
    const picture = bannerPicture(params.name.replace(/\.svg$/, ''));
    if (!picture) throw new Refusal(404, 'There is no such picture.');
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'")
      .send(picture);
  });

  /** A document is sent only to its uploader, and never as executable content. */
  app.get<{ Params: { id: string } }>('/stand-in/uploads/:id', ({ params, cookies }, reply) => {
    const customerid = sessions.customerOf(cookies[COOKIE]) ?? '';
    const upload = database.get<{ mimetype: string; filename: string; content: Uint8Array }>(
      'select mimetype, filename, content from uploads where id = ? and customerid = ?',
      ...[Number(params.id) || 0, customerid],
    );
    if (!upload) throw new Refusal(404, 'There is no such document.');
    return reply
      .type(upload.mimetype)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header(
        'content-disposition',
        `inline; filename*=UTF-8''${encodeURIComponent(upload.filename)}`,
      )
      .send(Buffer.from(upload.content));
  });
};

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
