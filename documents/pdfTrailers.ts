import type { NamedTable } from './namedTable';
import type { PdfOutline } from './outlinePdf';
import { isDictionary, type PdfDictionary, readPdfValue } from './readPdfValue';

/** The most trailers to look at, from the end; a document has one for each time it was saved. */
const maxTrailers = 8;

/** The trailers that say where a document's parts are. */
export interface PdfTrailers {
  /** Only that which counts, if the end of the document names it; otherwise the last ones. */
  readonly dictionaries: readonly PdfDictionary[];
  /** Whether there are no others that could count. */
  readonly isWhole: boolean;
}

/** Reads the trailers of a document; pass its table of objects, if it is where the end of the document says. */
export const pdfTrailers = (
  content: Uint8Array,
  { trailers }: PdfOutline,
  table: NamedTable | undefined,
): PdfTrailers =>
  table
    ? { dictionaries: [table.trailer], isWhole: true }
    : {
        dictionaries: trailers
          .slice(-maxTrailers)
          .map((place) => readPdfValue(content, place).value)
          .filter(isDictionary),
        isWhole: trailers.length <= maxTrailers,
      };
