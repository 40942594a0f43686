import { test } from 'vitest';
import { submitApplications } from '../../../contract/calls/application';
import { validNif } from '../../support/nifs';
import { makePdf, uploadedPdf } from '../../support/pdf';
import { sentApplication } from '../../support/submissions';
import { scaleServer } from './scaleServer';
import { tableRow, timingsOf } from './timings';

const server = scaleServer();
const requests = Number(process.env.BENCH_ROUNDS ?? 60) * 4;
const files = 2;
const fileBytes = 300_000;

/** Makes a PDF with a page of its own, padded behind its end to the full size. */
const largePdf = (text: string) => {
  const bytes = new Uint8Array(fileBytes).fill(32);
  bytes.set(makePdf(text));
  return bytes;
};

const submit = async (token: string, number: number) => {
  const input = {
    providerId: 1,
    providerEmail: 'elegibilidade@netatlantico.example.pt',
    applications: [
      sentApplication({
        fiscalNumber: validNif(8_000_000 + number),
        applicantProvidedRequiredDocuments: true,
        socialSecurityFiles: Array.from({ length: files }, (_, index) =>
          uploadedPdf(`${index}.pdf`, largePdf(`${number} ${index}`)),
        ),
      }),
    ],
  };
  const { status, body } = await server().send(token, submitApplications, input);
  if (status !== 200) throw new Error(body.toString());
};

test('submitting', async () => {
  const token = await server().signIn('operador@netatlantico.example.pt');
  let number = 0;
  for (const atOnce of [1, 4, 16]) {
    const times: number[] = [];
    const begin = performance.now();
    const end = number + requests;
    const worker = async () => {
      while (number < end) {
        number += 1;
        const sent = performance.now();
        await submit(token, number);
        times.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const seconds = (performance.now() - begin) / 1000;
    const { p50, p95 } = timingsOf(times);
    console.log(
      tableRow(
        `submissions with ${files} documents of ${fileBytes / 1000} kB, ${atOnce} at once`,
        `${(times.length / seconds).toFixed(0)} per second`,
        p50,
        p95,
      ),
    );
  }
});
