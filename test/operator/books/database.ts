import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BindValues, Database as Sqlite } from 'node-sqlite3-wasm';
import { SCHEMA } from './schema.sql';

type Value = string | number | null | Uint8Array;

export interface Database {
  /** The caller names the type of a row. Only the tests check that the columns fit this type. */
  all<Row>(sql: string, ...values: Value[]): Row[];
  get<Row>(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): void;
  /** Returns the new row's number. */
  insert(sql: string, ...values: Value[]): number;
  /** The same statement for many rows, prepared once. */
  insertMany(sql: string, rows: readonly (readonly Value[])[]): void;
  /** Commits all of the work or none of it. A nested transaction joins the outer one. */
  transaction<Result>(work: () => Result): Result;
  /** Runs work inside a transaction. The work can be undone without undoing the transaction. */
  undoable<Result>(work: (undo: () => void) => Result): Result;
  /** Drops everything and makes the empty tables again. */
  clear(): void;
  readonly isEmpty: boolean;
  close(): void;
}

const STALE_LOCK = 10_000;
/**
 * Increased whenever the tables change. The content of a demo file of another version is deleted, because none of it is
 * real data.
 */
const VERSION = 1;

/** `path` is `:memory:` for a test, or a file for a demo that survives a restart. */
export const openDatabase = (path: string): Database => {
  if (path !== ':memory:') prepareFile(path);
  const sqlite = new Sqlite(path);
  sqlite.exec('pragma foreign_keys = on; pragma synchronous = normal;');
  const database = accessTo(sqlite);
  const { user_version: version } = database.get<{ user_version: number }>(
    'pragma user_version',
  ) ?? {
    user_version: 0,
  };
  if (version !== VERSION) database.clear();
  return database;
};

/** A killed process leaves its lock directory behind, which would keep the database locked for ever. */
const prepareFile = (path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  const lock = `${path}.lock`;
  if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > STALE_LOCK) {
    rmSync(lock, { recursive: true });
  }
};

const accessTo = (sqlite: Sqlite): Database => {
  const bound = (values: readonly Value[]): BindValues => [...values];
  const transaction = <Result>(work: () => Result): Result => {
    if (sqlite.inTransaction) return work();
    sqlite.exec('begin immediate');
    try {
      const result = work();
      sqlite.exec('commit');
      return result;
    } catch (error) {
      sqlite.exec('rollback');
      throw error;
    }
  };
  return {
    // A row's columns depend on the query, so only the caller knows their type.
    all: <Row>(sql: string, ...values: Value[]) =>
      sqlite.all(sql, bound(values)) as unknown as Row[],
    get: <Row>(sql: string, ...values: Value[]) =>
      (sqlite.get(sql, bound(values)) ?? undefined) as unknown as Row | undefined,
    run: (sql, ...values) => void sqlite.run(sql, bound(values)),
    insert: (sql, ...values) => Number(sqlite.run(sql, bound(values)).lastInsertRowid),
    insertMany: (sql, rows) => {
      const statement = sqlite.prepare(sql);
      try {
        transaction(() => rows.forEach((values) => statement.run(bound(values))));
      } finally {
        statement.finalize();
      }
    },
    transaction,
    undoable: (work) => {
      sqlite.exec('savepoint undoable');
      try {
        return work(() => sqlite.exec('rollback to undoable'));
      } finally {
        sqlite.exec('release undoable');
      }
    },
    clear: () => clear(sqlite),
    get isEmpty() {
      return sqlite.get('select 1 from subscribers limit 1') === null;
    },
    close: () => sqlite.close(),
  };
};

const clear = (sqlite: Sqlite) => {
  const tables = sqlite.all(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  );
  sqlite.exec('pragma foreign_keys = off; begin immediate;');
  for (const { name } of tables) if (typeof name === 'string') sqlite.exec(`drop table "${name}"`);
  sqlite.exec(SCHEMA);
  sqlite.exec(`pragma user_version = ${VERSION}; commit; pragma foreign_keys = on;`);
};
