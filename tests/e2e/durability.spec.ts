import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleCodes } from '../../server/seed/addresses/exampleCodes';
import { removeDataFolder, runAppServer, startBriefServer } from './support/appServer';
import { makeDemoFolder } from './support/demoFolder';
import { makeDocument } from './support/documents';
import { makeNif } from './support/makeNif';
import { accounts } from './support/signIn';
import { expect, test } from './support/test';

type Server = Awaited<ReturnType<typeof startBriefServer>>;

const signedIn = async ({ url }: Server) => {
  const { username, password } = accounts.operator;
  const answer = await fetch(`${url}/api/Authentication/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const session = await answer.json();
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${(session.data ?? session).accessToken}`,
  };
  return async (path: string, body?: unknown) => {
    const reply = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body ? JSON.stringify(body) : undefined,
    });
    expect(reply.status, path).toBe(200);
    return reply;
  };
};

/** A tax number to which one of the simulated outside services says yes. */
const eligibleNif = (): string => {
  const nif = makeNif();
  return '0123456'.includes(nif.slice(-1)) && nif.slice(4, 7) !== '999' ? nif : eligibleNif();
};

test('a server that is killed loses nothing that it answered', async () => {
  test.setTimeout(180_000);
  const dataFolder = makeDemoFolder();
  let server = await startBriefServer(dataFolder);
  try {
    const call = await signedIn(server);
    const unwrapped = async (reply: Response) => {
      const body = await reply.json();
      return body.data ?? body;
    };
    const { providerId } = await unwrapped(await call('/Provider/provider-context'));
    const { cp4, cp3 } = exampleCodes.one[0];
    const [address] = await unwrapped(await call(`/Address/search?cp4=${cp4}&cp3=${cp3}`));
    const { buffer, name } = await makeDocument('comprovativo.pdf', 2);
    const [result] = await unwrapped(
      await call('/Application/submit', {
        providerId,
        providerEmail: accounts.operator.username,
        applications: [
          {
            fullName: 'Rui Barbosa',
            fiscalNumber: eligibleNif(),
            address,
            isStudent: false,
            applicantGaveConsent: true,
            applicantProvidedRequiredDocuments: true,
            socialSecurityFiles: [
              {
                filename: name,
                sanitizeName: false,
                file: `data:application/pdf;base64,${buffer.toString('base64')}`,
              },
            ],
            taxCustomsAuthorityFiles: [],
          },
        ],
      }),
    );
    expect(result.success).toBe(true);

    await server.end('SIGKILL');
    server = await startBriefServer(dataFolder);

    const callAgain = await signedIn(server);
    const id = result.applicationId;
    const application = await unwrapped(await callAgain(`/Application/get-by-id?applicationId=${id}`));
    expect(application.fullName).toBe('Rui Barbosa');
    const [file] = await unwrapped(await callAgain(`/Application/get-files?applicationId=${id}`));
    const content = await callAgain(
      `/Application/download-resource-file?resourceFileId=${file.resourceFileId}`,
    );
    expect(Buffer.compare(Buffer.from(await content.arrayBuffer()), buffer)).toBe(0);

    // What was to be done goes on where it stood, and is done once.
    const found = async () =>
      unwrapped(await callAgain(`/Application/get-by-id?applicationId=${id}`)).then(
        (one) => one.applicationStatusId,
      );
    await expect.poll(found, { timeout: 30_000 }).toBe(7);
    const isAboutIt = (text: string) => text.includes(`n.º ${id} tem o resultado`);
    const mailFolder = join(dataFolder, 'mail');
    const mailed = async () => {
      const names = await readdir(mailFolder).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
      return texts.filter(isAboutIt).length;
    };
    await expect.poll(mailed, { timeout: 30_000 }).toBe(1);

    // Killed again while counts are being folded: what is counted is what is there.
    await server.end('SIGKILL');
    const checked = await runAppServer(dataFolder, {}, [], ['check-counts']);
    expect(checked.output).toContain('Every count is right.');
    expect(checked.code).toBe(0);
  } finally {
    await server.end('SIGKILL');
    removeDataFolder(dataFolder);
  }
});
