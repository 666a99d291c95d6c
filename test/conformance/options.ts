import { readFileSync } from 'node:fs';
import { readWholeConfiguration } from '../../public/build/deployment';
import type { OperatorWords } from '../../sagas/api/operatorWords/translation';
import { configuredWordsOf } from '../../src/boot/configuration';
import { paiseOf } from '../../store/core/values/money';
import { parseOptions, WrongOptions } from '../run/commands/readOptions';

/** A command that cannot be carried out as written. */
export class WrongUse extends Error {}

export interface Account {
  readonly name: string;
  readonly password: string;
}

/** What may be paid from the balance of one account. */
interface Spending {
  readonly account: Account;
  /** The most that all payments together may come to, in paise. */
  readonly limit: number;
}

export interface Options {
  /** Origin of the operator's server, without a slash at the end. */
  readonly server: string;
  /** From the portal's configuration: the operator's names and values where they differ from the portal's. */
  readonly operatorWords: OperatorWords;
  /** The account whose data is read. */
  readonly reader: Account;
  /** The test account that is written to; null when nothing is written. */
  readonly writer: Account | null;
  readonly spending: Spending | null;
  /** A payment of the reader whose status is requested; '' when none is given. */
  readonly txnid: string;
  /** File of the JUnit report; '' for none. */
  readonly junit: string;
}

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** @throws WrongUse */
export const readCommand = (args: readonly string[]): Options => {
  const { values, positionals } = parsed(args);
  const [address = '', ...more] = positionals;
  if (address === '' || more.length > 0) throw new WrongUse('Name one server.');
  const accounts = accountsOf(values.user ?? [], values['password-file'] ?? []);
  const [reader] = accounts;
  if (!reader) throw new WrongUse('Name an account with --user and its --password-file.');
  const named = (name: string, flag: string): Account => {
    const account = accounts.find((candidate) => candidate.name === name);
    if (!account) throw new WrongUse(`${flag} names an account that no --user names.`);
    return account;
  };
  if (values.writes !== (values.account !== undefined))
    throw new WrongUse('--writes and --account go together: the account is a test account.');
  if ((values.spend === undefined) !== (values.limit === undefined))
    throw new WrongUse('--spend and --limit go together.');
  if (values.spend !== undefined && values.spend !== values.account)
    throw new WrongUse('--spend names the account of --writes.');
  return {
    server: serverOf(address),
    operatorWords: operatorWordsIn(values.configuration),
    reader,
    writer: values.account === undefined ? null : named(values.account, '--account'),
    spending:
      values.spend === undefined
        ? null
        : { account: named(values.spend, '--spend'), limit: limitOf(values.limit ?? '') },
    txnid: values.txnid ?? '',
    junit: values.junit ?? '',
  };
};

const parsed = (args: readonly string[]) => {
  try {
    return parseOptions('conformance', args);
  } catch (error) {
    throw error instanceof WrongOptions ? new WrongUse(error.message) : error;
  }
};

/** The address of the login contains the password, so it leaves this machine over TLS only. */
const serverOf = (address: string): string => {
  if (!URL.canParse(address)) throw new WrongUse('The server is an address: https://HOST.');
  const { protocol, hostname, origin, pathname, search } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname));
  if (!isSafe) throw new WrongUse('A password is sent over https only, or to this machine.');
  if (pathname !== '/' || search !== '') throw new WrongUse('Name the server without a path.');
  return origin;
};

const accountsOf = (names: readonly string[], files: readonly string[]): readonly Account[] => {
  if (names.length !== files.length)
    throw new WrongUse('Each --user needs its --password-file, in the same order.');
  return names.map((name, at) => ({ name, password: passwordIn(files[at] ?? '') }));
};

const passwordIn = (file: string): string => {
  const [line = ''] = readText(file).split(/\r?\n/);
  if (line === '') throw new WrongUse(`${file} has no password in its first line.`);
  return line;
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new WrongUse(`${file} cannot be read.`);
  }
};

const operatorWordsIn = (file: string | undefined): OperatorWords => {
  if (file === undefined) return {};
  const read = readWholeConfiguration(readText(file));
  if (!read.ok) throw new WrongUse(`${file} ${read.refusal}`);
  return configuredWordsOf(read.configuration) ?? {};
};

const limitOf = (rupees: string): number => {
  const paise = paiseOf(rupees);
  if (paise === null || paise <= 0) throw new WrongUse('--limit is an amount in rupees.');
  return paise;
};
