import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePaymentOutcome } from '../../../sagas/payments/status/statusSample';
import { isNotFoundAnswer } from '../../../store/payments/statusCheck';
import { REFUSAL_CODES } from '../../../store/wire/values';
import { commands } from '../../run/commands/commands';
import { helpOf } from '../../run/commands/help';
import { documentedCalls } from '../documentedCalls';
import { openapiDocument } from './openapi';

const ROOT = join(__dirname, '../../..');
const MODULES = join(ROOT, 'node_modules');

/** The public validators are ES modules that read files, so each runs as its own program. */
const verdictOf = (program: string, words: readonly string[], contract: unknown): unknown => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = join(folder, 'openapi.json');
  try {
    writeFileSync(file, JSON.stringify(contract));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(MODULES, program), ...words, file],
      {
        encoding: 'utf8',
        // The program must neither report what it does nor ask for a newer version.
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    if (stdout === '') throw new Error(`${program} gave no verdict: ${stderr}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name?: string;
    readonly $ref?: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly responses: Record<
    string,
    { readonly content?: Record<string, unknown>; readonly headers?: Record<string, unknown> }
  >;
}

// The document as JSON.parse returns it: the tests check what is written, not how it was made.
const written = JSON.parse(JSON.stringify(openapiDocument())) as {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: {
    readonly schemas: Record<string, unknown>;
    readonly parameters: { readonly IdempotencyKey: { readonly description: string } };
  };
};
/** The guide for operators in one line, without code marks. */
const guideText = () =>
  readFileSync(join(ROOT, 'public/OPERATOR.md'), 'utf8')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ');
const operationOf = (method: string, path: string) => written.paths[path]?.[method.toLowerCase()];

describe('The OpenAPI contract', () => {
  it('The contract is valid OpenAPI 3.1 according to a public validator', () => {
    expect(written.openapi).toBe('3.1.0');
    const program = '@seriousme/openapi-schema-validator/bin/validate-api-cli.js';
    expect(verdictOf(program, [], written)).toEqual({ valid: true });
  });

  it('The contract follows the rules that Redocly recommends, with examples that fit', () => {
    const words = ['lint', '--extends=recommended', '--format=json'];
    expect(verdictOf('@redocly/cli/bin/cli.js', words, written)).toMatchObject({
      totals: { errors: 0, warnings: 0 },
      problems: [],
    });
  });

  it.each(documentedCalls.map(([method, path]) => ({ method, path })))(
    'The contract describes $method $path',
    ({ method, path }) => {
      const [plain = ''] = `/${path.replace(/^\//, '')}`.split('?');
      expect(operationOf(method, plain)?.responses).toMatchObject({ 200: {}, default: {} });
    },
  );

  it('Every operation has a description, a tag, its failures and an example of each answer', () => {
    const operations = Object.values(written.paths).flatMap((item) =>
      Object.values(item).filter((each) => 'operationId' in each),
    );
    const known = written.tags.map(({ name }) => name);
    for (const { operationId, description, tags, responses } of operations) {
      expect([operationId, description.length > 20]).toEqual([operationId, true]);
      expect(tags.map((tag) => known.includes(tag))).toEqual([true]);
      expect(responses).toMatchObject({ '4XX': {}, '5XX': {}, default: {} });
      for (const content of Object.values(responses['200']?.content ?? {}))
        expect(content).toMatchObject({ examples: { answer: { value: expect.anything() } } });
    }
  });

  it('The contract says where the session cookie is set', () => {
    const withCookie = Object.values(written.paths)
      .flatMap((item) => Object.values(item))
      .filter((each) => each.responses?.['200']?.headers?.['Set-Cookie'])
      .map(({ operationId }) => operationId);
    expect(withCookie.sort()).toEqual(['login', 'logout', 'resetPassword']);
  });

  it('A web address is no amount', () => {
    const { CardPayment, InstantPayment } = written.components.schemas;
    expect(CardPayment).toMatchObject({
      properties: { action: { $ref: '#/components/schemas/PostAddress' } },
    });
    expect(InstantPayment).toMatchObject({
      properties: { upiintent: { $ref: '#/components/schemas/UpiAddress' } },
    });
  });

  it('Every field of an answer is marked as documented, needed or ours', () => {
    const { Pack, PaymentOutcome, Cart } = written.components.schemas;
    expect(Pack).toMatchObject({
      properties: { productid: { 'x-field': 'documented' }, renewable: { 'x-field': 'ours' } },
    });
    expect(PaymentOutcome).toMatchObject({
      properties: { success: { properties: { msg: { 'x-field': 'documented' } } } },
    });
    expect(Cart).toMatchObject({ properties: { total: { 'x-field': 'needed' } } });
    const fieldsOf = (name: string) =>
      Object.values((written.components.schemas[name] as { properties: object }).properties); // an object of an answer
    for (const name of ['Subscriber', 'Pack', 'Order', 'Eligibility', 'OtpSent', 'TicketPage'])
      for (const field of fieldsOf(name))
        expect(field).toMatchObject({
          'x-field': expect.stringMatching(/^(documented|needed|ours)$/),
        });
  });

  it('Every reference has a target', () => {
    const references = JSON.stringify(written).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    const missing = [...references].filter(
      ([, name = '']) => !(name in written.components.schemas),
    );
    expect(missing).toEqual([]);
  });

  it('The renewal is described once, with a JSON answer and a text answer', () => {
    const content = operationOf('POST', '/subscriber/v1/product')?.responses['200']?.content;
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'text/plain']);
  });

  it('Every call that moves money requires an idempotency key', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    expect(operationOf('POST', '/subscriber/v1/lazypay/pay')?.parameters).toContainEqual(key);
    expect(operationOf('GET', '/subscriber/v1/cart')?.parameters).toBeUndefined();
  });

  it('The contract, the guide for operators and the help of the stand-in name the same refusal of a key that comes with another request', () => {
    const { description } = written.components.parameters.IdempotencyKey;
    const guide = guideText();
    const help = helpOf('start', commands.start).replaceAll(/\s+/g, ' ');
    const refusals = [description, guide, help].map(
      (text) => /another request[^.|]*IDEMPOTENCY_KEY_REUSED[^.|]*/.exec(text)?.[0],
    );
    for (const refusal of refusals) {
      expect(refusal).toContain('409');
      expect(refusal).toContain('422');
    }
    expect(REFUSAL_CODES).toContain('IDEMPOTENCY_KEY_REUSED');
  });

  it('The contract and the guide for operators name the same two answers about a payment that is not known', () => {
    const status = operationOf('GET', '/subscriber/paymentstatuscheck')?.description;
    const guide = guideText();
    for (const text of [status, guide])
      expect(text).toMatch(
        /with 404 and the code NO_SUCH_PAYMENT, or with 200, the status "Not Found", the same txnid and (?:the|an) amount (?:of )?0\b/,
      );
    expect(REFUSAL_CODES).toContain('NO_SUCH_PAYMENT');
    expect(isNotFoundAnswer({ ...samplePaymentOutcome(), status: 'Not Found' })).toBe(true);
  });

  it('The contract says which calls need no session', () => {
    expect(operationOf('GET', '/subscriber/v1/login')?.security).toContainEqual({});
    expect(operationOf('GET', '/subscriber/v1/subscriber')?.security).toBeUndefined();
    expect(operationOf('GET', '/subscriber/v1/subscriber')?.responses['401']).toBeDefined();
  });

  it('The contract says how each call is encoded', () => {
    const media = (method: string, path: string) =>
      Object.keys(operationOf(method, path)?.requestBody?.content ?? {});
    expect(media('PUT', '/subscriber/v1/subscriber')).toEqual(['application/json']);
    expect(media('POST', '/subscriber/v1/cart')).toEqual(['application/x-www-form-urlencoded']);
    expect(media('POST', '/subscriber/v1/fileupload')).toEqual(['multipart/form-data']);
    expect(media('POST', '/subscriber/v1/subscriber/termsandcondition')).toEqual([]);
    expect(operationOf('GET', '/subscriber/v1/ticket.php/{ticketid}')?.parameters).toMatchObject([
      { name: 'ticketid', in: 'path', required: true },
      { name: 'page', in: 'query', required: true },
    ]);
    expect(operationOf('GET', '/subscriber/v1/subscriber/ldrprice')?.parameters).toMatchObject([
      { name: 'productid', required: false },
    ]);
  });
});
