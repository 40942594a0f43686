import { startPostgres } from '../../run/startPostgres.mjs';
import { makeDataFolder, removeDataFolder, runAppServer } from '../support/appServer';
import { makePostgresDatabase } from '../support/makePostgresDatabase';
import { expect, ownTest as test } from '../support/test';

test('a database that is not UTF-8 ends the start in plain words', async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This test needs a PostgreSQL');
  const folder = makeDataFolder();
  const database = await makePostgresDatabase(
    postgres.url,
    "template template0 encoding 'LATIN1' locale 'C'",
  );
  try {
    const settings = { DATABASE_URL: database.url, TOKEN_SECRET: 'one-secret-for-the-server-of-this-test' };
    expect(await runAppServer(folder, settings)).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        `${new URL(database.url).pathname}, has the encoding LATIN1 and must have UTF8: make another one`,
      ),
    });
  } finally {
    await database.drop();
    await postgres.stop();
    removeDataFolder(folder);
  }
});
