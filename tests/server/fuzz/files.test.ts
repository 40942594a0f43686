import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { submitApplications } from '../../../contract/calls/application';
import { inspectPdf } from '../../../documents/inspectPdf';
import { checkLines } from '../../../workbook/checkLines';
import { UnreadableWorkbook } from '../../../workbook/faults';
import { markWorkbook } from '../../../workbook/markWorkbook';
import { openWorkbook } from '../../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import { validNif } from '../../support/nifs';
import { uploadedPdf } from '../../support/pdf';
import { sentApplication } from '../../support/submissions';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { fuzzRuns } from './fuzzRuns';
import { type FuzzStage, fuzzStage } from './fuzzStage';
import { spoiledCopies } from './spoiledCopies';

let stage: FuzzStage;
let pdf: Uint8Array;
beforeAll(async () => {
  stage = await fuzzStage();
  const document = await PDFDocument.create();
  document.addPage().drawText('Comprovativo');
  document.addJavaScript('a', 'app.alert(1)');
  await document.attach(new Uint8Array(500), 'anexo.txt');
  pdf = await document.save();
}, 120_000);
afterAll(() => stage.server.close());

const workbook = maintenanceWorkbook([[validNif(1)], ['x', '=1+1'], [validNif(3), 123456789]]);

describe('malformed files', { timeout: 3_600_000 }, () => {
  it('a workbook is read and marked, or called unreadable', () => {
    fc.assert(
      fc.property(
        spoiledCopies(() => workbook),
        (bytes) => {
          try {
            const opened = openWorkbook(bytes);
            markWorkbook(opened, checkLines(readMaintenanceSheet(opened).lines));
          } catch (failure) {
            expect(failure).toBeInstanceOf(UnreadableWorkbook);
          }
        },
      ),
      fuzzRuns(300),
    );
  });

  it('a PDF is always judged', () => {
    fc.assert(
      fc.property(
        spoiledCopies(() => pdf),
        (bytes) => {
          expect(inspectPdf(bytes).notes).toBeInstanceOf(Array);
        },
      ),
      fuzzRuns(300),
    );
  });

  it.each([
    ['a workbook', registerMaintenanceRequests, () => workbook, maintenanceUpload],
    [
      'a document',
      submitApplications,
      () => pdf,
      (bytes: Uint8Array) => ({
        providerId: stage.ids.at(-1),
        providerEmail: 'a@netatlantico.example.pt',
        applications: [{ ...sentApplication(), socialSecurityFiles: [uploadedPdf('a.pdf', bytes)] }],
      }),
    ],
  ])(
    '%s that is handed in is taken, or refused in words without a trace',
    async (_what, call, whole, input) => {
      await fc.assert(
        fc.asyncProperty(spoiledCopies(whole), async (bytes) => {
          const before = await stage.fingerprint();
          const answer = await stage.server.fetch(`/api${call.path}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${stage.tokens.Operator}` },
            body: JSON.stringify(input(bytes)),
          });
          const { status } = answer;
          expect(await stage.complaint(answer, 'Operator')).toBeUndefined();
          if (status !== 200) expect(await stage.fingerprint()).toBe(before);
        }),
        fuzzRuns(40),
      );
    },
  );
});
