import { HttpResponse, http, type JsonBodyType } from 'msw';
import { network } from './network';
import { readSentRequest, type SentRequest } from './sentRequest';

type Answer = (request: Request) => Response | JsonBodyType;

/** Answers calls by their path below /api, and records the requests. */
export const wire = (answers: Readonly<Record<string, Answer>>): SentRequest[] => {
  const sent: SentRequest[] = [];
  network.use(
    http.all('*/api/*', async ({ request }) => {
      sent.push(await readSentRequest(request));
      const answer = answers[new URL(request.url).pathname.replace('/api', '')];
      const given = answer ? answer(request) : new HttpResponse(null, { status: 404 });
      return given instanceof Response ? given : HttpResponse.json(given);
    }),
  );
  return sent;
};

/** Makes a refusal with the body of spec 7.1. */
export const refusal = (status: number, body: JsonBodyType = { message: 'Recusado' }): Response =>
  HttpResponse.json(body, { status });
