import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { DocumentStore } from '../../../server/documents/documentStore';
import { limitStore, type StoreAnswer } from '../../../server/documents/limitStore';
import { s3Store } from '../../../server/node/documents/s3Store';
import { answeringServer } from '../../support/answeringServer';
import { bytesOf, newPdf } from './documentPlaces';

const start = answeringServer();

/** Opens a store at a service that answers like this, and is waited for so many milliseconds. */
const storeAnswering = async (answer: RequestListener, longestWait = 200) => {
  const settings = {
    bucket: 'documentos',
    endpoint: await start(answer),
    region: 'us-east-1',
    usesPathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  return s3Store(settings, { connect: longestWait, answer: longestWait });
};
const { hash, content } = bytesOf(newPdf());
const tooLate = { name: 'TimeoutError' };

it('a store that takes a document and never answers is given up', async () => {
  const store = await storeAnswering(() => {});
  await expect(store.put(hash, content)).rejects.toMatchObject(tooLate);
});

it('a store that is asked for a document and never answers is given up', async () => {
  const store = await storeAnswering(() => {});
  await expect(store.get(hash)).rejects.toMatchObject(tooLate);
});

it('a store that stops in the middle of a document is given up', async () => {
  const store = await storeAnswering((_request, response) => {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.slice(0, 10));
  });
  await expect(store.get(hash)).rejects.toMatchObject(tooLate);
});

it('a store that never answers once is asked again', async () => {
  let asked = 0;
  const store = await storeAnswering((_request, response) => {
    asked += 1;
    if (asked > 1) response.end(content);
  }, 2000);
  expect(await store.get(hash)).toEqual(content);
});

/** What a store can be asked for. */
const acts: Readonly<Record<keyof DocumentStore, (store: DocumentStore) => Promise<unknown>>> = {
  put: (store) => store.put(hash, content),
  get: (store) => store.get(hash),
  remove: (store) => store.remove(hash),
};
const never = () => new Promise<never>(() => {});
const drip: RequestListener = (_request, response) => {
  const dripping = setInterval(() => response.write('%'), 50);
  response.on('close', () => clearInterval(dripping));
};

describe('whatever hangs, and for however many attempts', () => {
  it.each([
    ['a service that never answers', () => storeAnswering(() => {}, 5_000)],
    // Each piece of the answer is in time, and the whole never comes.
    ['a service whose answer never ends', () => storeAnswering(drip, 5_000)],
    ['a disk that never answers', async () => ({ put: never, get: never, remove: never })],
  ])('%s is given up in time, and each answer is told', async (_, open) => {
    const told: StoreAnswer[] = [];
    const store = limitStore('s3', await open(), (answer) => told.push(answer), 300);
    for (const [act, ask] of Object.entries(acts)) {
      await expect(ask(store), act).rejects.toMatchObject({
        name: 'DocumentFailure',
        problem: 'unavailable',
        cause: tooLate,
      });
      expect(told.at(-1)).toEqual({ place: 's3', act, outcome: 'timeOut' });
    }
  });

  it('one that answers is told as ok', async () => {
    const told: StoreAnswer[] = [];
    const answering = await storeAnswering((_request, response) => response.end(content), 5_000);
    const store = limitStore('s3', answering, (answer) => told.push(answer));
    for (const ask of Object.values(acts)) await ask(store);
    expect(told.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual(['put ok', 'get ok', 'remove ok']);
  });
});
