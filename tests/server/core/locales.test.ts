import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '../../../server/db/applyMigrations';
import { openPglite } from '../../../server/db/openPglite';
import { users } from '../../../server/db/schema/users';
import { containing } from '../../../server/lib/containing';
import { databaseSnapshot } from '../../support/databaseSnapshot';

const postgres = process.env.TEST_DATABASE_URL;
const locales: readonly (readonly [string, string])[] = [
  ['C', "locale 'C'"],
  ['C.UTF-8', "locale 'C.UTF-8'"],
  ['ICU pt-PT', "locale_provider icu icu_locale 'pt-PT' locale 'C'"],
];

const openDatabase = async (locale: string) => {
  if (!postgres) return openPglite({ loadDataDir: await databaseSnapshot('empty') });
  const admin = new pg.Client(postgres);
  await admin.connect();
  const name = `locale_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database "${name}" template template0 encoding 'UTF8' ${locale}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href });
  pool.on('error', () => {});
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    close: async () => {
      await pool.end();
      await admin.query(`drop database "${name}" with (force)`);
      await admin.end();
    },
  };
};

it.each(postgres ? locales : ([['of the embedded database', '']] as const))(
  'a search finds accents and capitals in a database with the locale %s',
  async (_, locale) => {
    const { db, close } = await openDatabase(locale);
    await migrate(db);
    await db.insert(users).values({ userTypeId: 2, userStatusId: 1, name: 'Águeda e Conceição, Lda.' });
    const found = (text: string) => db.$count(users, containing(users.name, text));
    for (const text of ['águeda', 'ÁGUEDA', 'agueda', 'CONCEIÇÃO', 'conceicao', 'é cónç']) {
      expect([text, await found(text)]).toEqual([text, 1]);
    }
    expect(await found('aguedo')).toBe(0);
    await close();
  },
);
