import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from '../../../contract/digestOf';
import type { DocumentStore } from '../../documents/documentStore';
import { limitStore } from '../../documents/limitStore';
import type { S3Settings } from '../settings/documentSettings';
import type { CheckContext } from './check';
import { type Check, type Finding, fail, ok, reasonOf } from './finding';

/** How long a place may take, in milliseconds; less than a check, so that the line names what was tried. */
const longestAnswer = 8_000;

/** The folder and the bucket of documents: whether each takes some bytes, gives them back and removes them. */
export const placesCheck: Check<CheckContext> = {
  subject: 'places of documents',
  look: async ({ config: { documents } }) => {
    const { folder, s3 } = documents;
    const found = await Promise.all([...(folder ? [tryFolder(folder)] : []), ...(s3 ? [tryBucket(s3)] : [])]);
    return found.length > 0 ? found : ok('none besides the database');
  },
};

/** Stores, reads and removes a few bytes that are no document's. */
const tryStore = async (place: 'folder' | 's3', store: DocumentStore) => {
  const limited = limitStore(place, store, undefined, longestAnswer);
  const bytes = new Uint8Array(randomBytes(32));
  const hash = digestOf(bytes);
  await limited.put(hash, bytes);
  const found = await limited.get(hash);
  await limited.remove(hash);
  if (!found || digestOf(found) !== hash) throw new Error('it did not give back what it took');
};

/** In a folder of its own, as folders that an administrator's doctor made would be closed to the server. */
const tryFolder = async (folder: string): Promise<Finding> => {
  const advice = "compare DOCUMENTS_FOLDER, mount its disk, and give the server's user write access";
  if (!existsSync(folder)) return fail(`the folder ${folder} is not there`, advice);
  let own: string | undefined;
  try {
    own = await mkdtemp(path.join(folder, 'doctor-'));
    const { folderStore } = await import('../documents/folderStore');
    await tryStore('folder', await folderStore(own));
    return ok(`the folder ${folder} takes documents, gives them back and removes them`);
  } catch (failure) {
    return fail(`the folder ${folder} can't be used: ${reasonOf(failure)}`, advice);
  } finally {
    if (own) await rm(own, { recursive: true, force: true });
  }
};

/** The setting to compare, by what the service says. */
const settingOf: Readonly<Record<string, string>> = {
  NoSuchBucket: 'DOCUMENTS_S3_BUCKET',
  InvalidAccessKeyId: 'DOCUMENTS_S3_ACCESS_KEY_ID',
  CredentialsProviderError: 'DOCUMENTS_S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'DOCUMENTS_S3_SECRET_ACCESS_KEY',
  AccessDenied:
    'DOCUMENTS_S3_SECRET_ACCESS_KEY, and the rights to put, get and delete objects of DOCUMENTS_S3_BUCKET',
  PermanentRedirect: 'DOCUMENTS_S3_REGION',
  AuthorizationHeaderMalformed: 'DOCUMENTS_S3_REGION',
};

const tryBucket = async (settings: S3Settings): Promise<Finding> => {
  const name = `the bucket ${settings.bucket} at ${settings.endpoint ?? `Amazon's ${settings.region}`}`;
  try {
    const { s3Store } = await import('../documents/s3Store');
    await tryStore('s3', s3Store(settings));
    return ok(`${name} takes documents, gives them back and removes them`);
  } catch (failure) {
    const { cause } = failure instanceof Error ? failure : {};
    const said = cause instanceof Error ? settingOf[cause.name] : undefined;
    return fail(
      `${name} can't be used: ${reasonOf(failure)}`,
      `compare ${said ?? 'DOCUMENTS_S3_ENDPOINT, DOCUMENTS_S3_BUCKET, DOCUMENTS_S3_PATH_STYLE and the firewall'}`,
    );
  }
};
