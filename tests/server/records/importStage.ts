import { expect } from 'vitest';
import { utils } from 'xlsx';
import type { ImportAnswer } from '../../../contract/records/recordImport';
import { type CellValue, workbookBytes } from '../../support/workbooks';
import type { recordStage } from './recordStage';

type Send = Awaited<ReturnType<Awaited<ReturnType<typeof recordStage>>['as']>>;

/** Returns a file as an import takes it. */
export const importedFile = (bytes: Uint8Array, filename = 'lista.xlsx') => ({
  filename,
  sanitizeName: false,
  file: `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`,
});

/** Returns a text with values between separators as an import takes it. */
export const csvFile = (text: string) => importedFile(Buffer.from(text), 'lista.csv');

/** Returns a workbook, written with a different library, as an import takes it; days are real ones. */
export const workbookFile = (...rows: (CellValue | Date)[][]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'Lista');
  return importedFile(workbookBytes(book));
};

/** Sends an import, and returns its answer. */
export const importRows = async (
  send: Send,
  body: object,
  headers?: Record<string, string>,
): Promise<ImportAnswer> => {
  const answer = await send('POST', '/import', body, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

/** Sends an import that is refused, and returns status and message. */
export const importRefusal = async (send: Send, body: object) => {
  const { status, body: answer } = await send('POST', '/import', body);
  return { status, message: answer.errors?.[0]?.errors[0] ?? answer.message };
};
