import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SendingProgress } from '../../../providers/http/callApi';
import { inFlight } from '../../../providers/http/request';
import { dataProvider } from '../../../src/app/App';
import { exampleRequest } from '../../support/exampleRequest';
import { exampleSession } from '../../support/exampleSession';
import { listenToNetwork } from '../../support/listenToNetwork';
import { network } from '../../support/network';
import { pdfFile, uploadedPdf } from '../../support/pdf';
import { refusal, wire } from '../../support/wire';

listenToNetwork();
afterEach(() => vi.restoreAllMocks());

const submit = '/Application/submit';
const accepted = [{ success: true, applicationId: 77 }];
// More than one slice, and not a multiple of three bytes.
const large = Uint8Array.from({ length: 1_000_001 }, (_, index) => index % 251);
const files = [pdfFile('a "b" é.pdf', large), pdfFile('vazio.pdf', new Uint8Array()), pdfFile('c.pdf')];
const create = (meta: object = {}, socialSecurityFiles: File[] = files) =>
  dataProvider.create('applications', {
    data: { ...exampleRequest, applicantProvidedRequiredDocuments: true, socialSecurityFiles },
    meta,
  });

describe('a body joined from blobs', () => {
  it('is to the byte the JSON of spec 7, and reports its progress', async () => {
    const bodies: string[] = [];
    network.use(
      http.post('*/api/Application/submit', async ({ request }) => {
        bodies.push(await request.text());
        return HttpResponse.json(accepted);
      }),
    );
    const seen: SendingProgress[] = [];
    await create({ onProgress: (progress: SendingProgress) => seen.push(progress) });
    const text = bodies[0] ?? '';
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      applications: [
        {
          socialSecurityFiles: [
            uploadedPdf('a "b" é.pdf', large),
            uploadedPdf('vazio.pdf', new Uint8Array()),
            uploadedPdf('c.pdf'),
          ],
          taxCustomsAuthorityFiles: [],
        },
      ],
    });
    expect([...new Set(seen.map(({ phase }) => phase))]).toEqual(['reading', 'sending', 'waiting']);
    const read = seen.filter(({ phase }) => phase === 'reading').map(({ share }) => share);
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    expect(read.at(-1)).toBe(1);
  });

  it('4 is sent again once after a refresh, whole', async () => {
    localStorage.setItem('currentUser', JSON.stringify(exampleSession));
    const sent = wire({
      [submit]: (request) =>
        request.headers.get('Authorization') === 'Bearer fresh' ? HttpResponse.json(accepted) : refusal(401),
      '/Authentication/refresh-access-token': () => ({ accessToken: 'fresh', refreshToken: 'next' }),
    });
    expect((await create()).data.id).toBe(77);
    const [first, second, ...others] = sent.filter(({ path }) => path === `/api${submit}`);
    expect(second?.body).toEqual(first?.body);
    expect(others).toEqual([]);
  });

  it('can be cancelled while it is read and while it is sent', async () => {
    const sent = wire({ [submit]: () => accepted });
    const reading = new AbortController();
    reading.abort();
    await expect(create({ signal: reading.signal })).rejects.toMatchObject({ name: 'CancelledCall' });
    expect(sent).toEqual([]);

    const asked = vi.fn();
    network.use(
      http.post('*/api/Application/submit', async () => {
        asked();
        await delay('infinite');
      }),
    );
    const sending = new AbortController();
    const outcome = create({ signal: sending.signal }).catch((error: unknown) => error);
    await expect.poll(() => asked).toHaveBeenCalled();
    expect(inFlight.getSnapshot()).toBe(1);
    sending.abort();
    expect(await outcome).toMatchObject({ name: 'CancelledCall', isCertain: false });
    expect(inFlight.getSnapshot()).toBe(0);
  });

  it('5 is not sent when a file can no longer be read, and says so', async () => {
    const sent = wire({ [submit]: () => accepted });
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.onerror?.call(this, new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await expect(create()).rejects.toMatchObject({
      status: 400,
      message: 'Ocorreu um erro no carregamento do documento, por favor tente novamente.',
    });
    expect(sent).toEqual([]);
  });
});
