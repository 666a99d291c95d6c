import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { readWholeConfiguration, warningsOf } from '../../public/build/deployment';
import { type AnswersSetting, readAnswering } from '../adopt/answering';
import { readOptions } from '../run/commands/readOptions';
import { buildBundle, isStale } from './bundle';
import { demoConfigurationFor } from './demoConfiguration';
import { exitAfter } from './exitAfter';
import { createOperator, type Operator } from './operator';
import { DEMO_PASSWORD, SUBSCRIBERS } from './seeds/subscribers';
import { explainListening, readPort, runCommand, UserFacingError } from './startup';
import { type Idempotency, idempotencySetting } from './transport/idempotency';

interface Choices {
  readonly port: number;
  readonly host: string;
  readonly memory: boolean;
  readonly build: boolean;
  readonly database: string;
  readonly idempotency?: Idempotency;
  readonly answering: AnswersSetting;
  /** The operator's own configuration, which replaces fields of the demo's. */
  readonly configuration: object;
}

const USUAL_PORT = 8080;

const readChoices = async (): Promise<Choices> => {
  const { values } = readOptions('start');
  const idempotency = v.safeParse(v.optional(idempotencySetting), values.idempotency);
  if (!idempotency.success)
    throw new UserFacingError('--idempotency is honours, ignores or strict.');
  return {
    port: readPort(values.port, USUAL_PORT),
    // By default only this machine can reach the stand-in, because the console and the books have no access control.
    host: values.host,
    memory: values.memory,
    build: !values['no-build'],
    database: values.database,
    answering: await readAnswering(values.answers),
    configuration: readConfiguration(values.configuration),
    ...(idempotency.output !== undefined && { idempotency: idempotency.output }),
  };
};

/** The configuration in the file, checked as at a deployment. @throws UserFacingError */
const readConfiguration = (file: string | undefined): object => {
  if (file === undefined) return {};
  const text = textOf(file);
  const reading = readWholeConfiguration(text);
  if (!reading.ok) throw new UserFacingError(`${file} ${reading.refusal}`);
  // The defaults of the reading would replace fields of the demo's configuration that the file does not name.
  const given = JSON.parse(text) as object; // it was read as an object just now
  for (const warning of warningsOf(given, reading.configuration)) console.warn(warning);
  return given;
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserFacingError(`${file} cannot be read: --configuration names a JSON file.`);
  }
};

const listen = async ({ app }: Operator, { port, host }: Choices): Promise<string> => {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    throw error instanceof Error ? explainListening(error, port, host) : error;
  }
};

const EVERYWHERE = ['0.0.0.0', '::'];

/** The addresses at which another device of the same network can open the portal, when the host allows it. */
const addressesForPhones = ({ host }: Choices, address: string): readonly string[] =>
  EVERYWHERE.includes(host)
    ? Object.values(networkInterfaces())
        .flatMap((all) => all ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map((network) => `http://${network.address}:${new URL(address).port}/`)
    : [];

const announce = (address: string, database: string, phones: readonly string[]) => {
  const logins = SUBSCRIBERS.filter(({ isRegistered }) => isRegistered).map(
    ({ username, shows }) => `  ${username.padEnd(10)} ${shows}`,
  );
  const newcomers = SUBSCRIBERS.filter(({ isRegistered }) => !isRegistered);
  console.log(
    [
      '',
      `The portal     ${address}/`,
      ...phones.map((phone) => `On a phone     ${phone}`),
      `The console    ${address}/stand-in/   (scenarios, text messages, books)`,
      `Its memory     ${database}`,
      '',
      `Demo logins, all with the password ${DEMO_PASSWORD}`,
      ...logins,
      ...newcomers.map(({ shows }) => `  (none)     ${shows}`),
      '',
      'Ctrl-C stops it.',
    ].join('\n'),
  );
};

/** Waits for Ctrl-C or an external stop, then closes everything. A second Ctrl-C ends the process at once. */
const stopOnSignal = (operator: Operator, building: AbortController) => {
  const stop = () => {
    if (building.signal.aborted) process.exit(1);
    building.abort();
    exitAfter(operator.close());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const start = async () => {
  const root = process.cwd();
  const choices = await readChoices();
  const database = choices.memory ? ':memory:' : choices.database;
  const operator = await createOperator({
    database,
    dist: join(root, 'dist'),
    configurationFor: (treatment) => ({
      ...demoConfigurationFor(treatment),
      ...choices.answering.words,
      ...choices.configuration,
    }),
    ...choices.answering.operator,
    ...(choices.idempotency !== undefined && { idempotency: choices.idempotency }),
  });
  const building = new AbortController();
  stopOnSignal(operator, building);
  try {
    // A taken port is reported before the build.
    const address = await listen(operator, choices);
    if (choices.build && isStale(root)) await build(root, building.signal);
    const phones = addressesForPhones(choices, address);
    announce(address, choices.memory ? 'gone when it stops' : database, phones);
  } catch (error) {
    if (building.signal.aborted) return;
    await operator.close();
    throw error;
  }
};

const build = async (root: string, signal: AbortSignal) => {
  console.log('Building the portal …');
  await buildBundle(root, signal).catch((error: Error) => {
    throw new UserFacingError(error.message);
  });
};

runCommand(start);
