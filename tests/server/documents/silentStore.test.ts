import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { s3Store } from '../../../server/node/documents/s3Store';
import { answeringServer } from '../../support/answeringServer';
import { bytesOf, newPdf } from '../../support/documentPlaces';

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
