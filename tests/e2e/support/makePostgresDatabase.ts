import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database that nobody else uses. */
export interface PostgresDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const run = async (server: string, statement: string) => {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Makes an empty database on a PostgreSQL server; `kind` holds further options of `create database`. */
export const makePostgresDatabase = async (server: string, kind = ''): Promise<PostgresDatabase> => {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database "${name}" ${kind}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database if exists "${name}" with (force)`) };
};
