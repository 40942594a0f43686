import { expect, it } from 'vitest';
import { nativeDigestOf } from '../../../contract/digestOf';
import { files } from '../../../server/db/schema/files';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { bytesIdOf } from '../../../server/documents/databaseStore';
import { inDatabase } from '../../../server/documents/documentPlaces';
import { encryptStored } from '../../../server/documents/encryptStored';
import { readFileBytes } from '../../../server/documents/readDocument';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { makeApplication, makeFile, makeProvider } from '../../support/builders';
import { makePdf } from '../../support/pdf';
import { createTestServer } from '../../support/testServer';

it('of two files of one document whose bytes only the first has, as before the register, both are readable when encrypted', async () => {
  const { db, close } = await createTestServer({ seed: 'empty' });
  const provider = await makeProvider(db);
  const content = makePdf('one of two');
  const hash = await nativeDigestOf(content);
  await db
    .insert(storedDocuments)
    .values({ hash, place: 'database', size: content.length, storedOn: new Date() });
  const requests = [
    await makeApplication(db, { providerId: provider.id }),
    await makeApplication(db, { providerId: provider.id }),
  ];
  const [first, second] = requests;
  if (!first || !second) throw new Error('No request was made');
  await makeFile(db, first.id, { content, hash });
  await makeFile(db, second.id, { content: null, hash, bytesId: bytesIdOf(hash) });
  const keys = await importTokenKeys(['d'.repeat(32)]);
  const context = { db, documents: { ...inDatabase, keys }, now: () => new Date() };
  const read = async () =>
    Promise.all((await db.select().from(files)).map((file) => readFileBytes(context, files, file)));
  const before = await read();
  await encryptStored(context);
  expect(await read()).toEqual(before);
  expect((await db.select().from(files)).map(({ sealedKey }) => sealedKey)).not.toContain(null);
  await close();
});
