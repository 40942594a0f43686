import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { prepareSubmissions, sendTo, signInBy } from '../support/apiSession';
import { removeDataFolder, runAppServer, startBriefServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { makeDocument } from '../support/documents';
import { makeNif } from '../support/makeNif';
import { expect, ownTest as test } from '../support/test';

/** Makes a tax number that one of the simulated external services accepts. */
const eligibleNif = (): string => {
  const nif = makeNif();
  return '0123456'.includes(nif.slice(-1)) && nif.slice(4, 7) !== '999' ? nif : eligibleNif();
};

test('a server that is killed loses nothing that it answered', async () => {
  test.setTimeout(300_000);
  const dataFolder = makeDemoFolder();
  let server = await startBriefServer(dataFolder);
  try {
    const { send, read } = await signInBy(sendTo(server.url));
    const bodyOf = await prepareSubmissions(send);
    const document = await makeDocument('comprovativo.pdf', 2);
    const [result] = await read('/Application/submit', bodyOf(document, eligibleNif()));
    expect(result.success).toBe(true);

    await server.end('SIGKILL');
    server = await startBriefServer(dataFolder);

    const again = await signInBy(sendTo(server.url));
    const id = result.applicationId;
    const application = () => again.read(`/Application/get-by-id?applicationId=${id}`);
    expect(await application()).toMatchObject({ fullName: 'Rui Barbosa' });
    const [file] = await again.read(`/Application/get-files?applicationId=${id}`);
    const content = await again.send(
      `/Application/download-resource-file?resourceFileId=${file.resourceFileId}`,
    );
    expect(Buffer.compare(Buffer.from(await content.arrayBuffer()), document.buffer)).toBe(0);

    // The pending work resumes where it stopped, and is done once.
    const status = async () => (await application()).applicationStatusId;
    await expect.poll(status, { timeout: 30_000 }).toBe(applicationStatus.eligible);
    const isAboutIt = (text: string) => text.includes(`n.º ${id} tem o resultado`);
    const mailFolder = join(dataFolder, 'mail');
    const mailed = async () => {
      const names = await readdir(mailFolder).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
      return texts.filter(isAboutIt).length;
    };
    await expect.poll(mailed, { timeout: 30_000 }).toBe(1);

    // Killed again while counts are being folded: the counts still match the rows.
    await server.end('SIGKILL');
    const checked = await runAppServer(dataFolder, {}, [], ['check-counts']);
    expect(checked.output).toContain('Every count is right.');
    expect(checked.code).toBe(0);
  } finally {
    await server.end('SIGKILL');
    removeDataFolder(dataFolder);
  }
});
