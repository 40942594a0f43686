import { join } from 'node:path';
import { prepareSubmissions, sendTo, signInBy } from '../support/apiSession';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  runAppServer,
  startBriefServer,
} from '../support/appServer';
import { makeDocument } from '../support/documents';
import { accounts } from '../support/signIn';
import { expect, ownTest as test } from '../support/test';
import { unpackLastServer } from '../support/unpackLastServer';

test('going back, the last release shows the documents of before, and never what it can not decrypt', async () => {
  test.setTimeout(480_000);
  const [data, last] = [makeDataFolder(), await unpackLastServer()];
  const settings = { LOG_LEVEL: 'error' };
  const servers: AppServer[] = [];
  const onServer = async <T>(program: string | undefined, act: (url: string) => Promise<T>): Promise<T> => {
    const server = await startBriefServer(data, {
      settings: { ...settings, SEED_DEMO: '1' },
      ...(program && { program }),
    });
    servers.push(server);
    const done = await act(server.url);
    await server.end('SIGTERM');
    return done;
  };
  const onLast = <T>(act: (url: string) => Promise<T>) => onServer(join(last, 'main.js'), act);
  const submit = async (url: string, document: Awaited<ReturnType<typeof makeDocument>>) => {
    const { send, read } = await signInBy(sendTo(url));
    const body = (await prepareSubmissions(send))(document);
    const [{ applicationId }] = await read('/Application/submit', body);
    const [file] = await read(`/Application/get-files?applicationId=${applicationId}`);
    return Number(file.resourceFileId);
  };
  /** What a download brings: the document itself, its status if it is refused, or else what is wrong. */
  const downloaded = async (url: string, id: number, { buffer }: { buffer: Buffer }) => {
    const { send } = await signInBy(sendTo(url), accounts.operator);
    const answer = await send(`/Application/download-resource-file?resourceFileId=${id}`);
    if (!answer.ok) return answer.status;
    return Buffer.from(await answer.arrayBuffer()).equals(buffer) ? 'the document' : 'other bytes';
  };
  try {
    const small = await makeDocument('antes.pdf', 1);
    const large = {
      ...small,
      name: 'grande.pdf',
      buffer: Buffer.concat([small.buffer, Buffer.alloc(900_000, '\n')]),
    };
    const later = await makeDocument('depois.pdf', 2);
    const before = await onLast(async (url) => [await submit(url, small), await submit(url, large)]);
    const after = await onServer(undefined, async (url) => submit(url, later));
    const all = async (url: string) => {
      const [smallId = 0, largeId = 0] = before;
      return [
        await downloaded(url, smallId, small),
        await downloaded(url, largeId, large),
        await downloaded(url, after, later),
      ];
    };
    expect(await onLast(all)).toEqual(['the document', 'the document', 500]);

    const encrypted = await runAppServer(data, settings, [], ['encrypt-documents']);
    expect(encrypted.code, encrypted.output).toBe(0);
    expect(await onLast(all)).toEqual([500, 500, 500]);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    for (const folder of [data, last]) removeDataFolder(folder);
  }
});
