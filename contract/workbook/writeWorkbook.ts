import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type WorkBook, write } from 'xlsx';
import { giveLooks } from './cellStyles';
import { keepTextColumns } from './keepTextColumns';

const stylesPath = 'xl/styles.xml';
const sheetPath = /^xl\/worksheets\/[^/]+\.xml$/;

/** The bytes of a workbook, with the looks that its cells ask for; with `textColumns`, columns with a width hold text only. */
export const writeWorkbook = (
  workbook: WorkBook,
  { textColumns = false }: { textColumns?: boolean } = {},
): Uint8Array<ArrayBuffer> => {
  const plain: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', bookSST: true });
  const parts = unzipSync(new Uint8Array(plain));
  const styles = giveLooks(strFromU8(parts[stylesPath] ?? new Uint8Array()));
  parts[stylesPath] = strToU8(styles);
  for (const [path, content] of Object.entries(parts)) {
    if (textColumns && sheetPath.test(path))
      parts[path] = strToU8(keepTextColumns(strFromU8(content), styles));
  }
  return new Uint8Array(zipSync(parts, { level: 6 }));
};
