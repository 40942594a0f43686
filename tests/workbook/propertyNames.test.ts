import { describe, expect, it } from 'vitest';
import { lineFaults } from '../../contract/rules/maintenanceMessages';
import { lineProblem } from '../../workbook/checkLines';

import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { validNif } from '../support/nifs';
import {
  changedParts,
  inlineCell as inline,
  maintenanceWorkbook,
  sheetXml,
  valuesOf,
} from '../support/workbooks';

const good = maintenanceWorkbook([[validNif(1), validNif(2)]]);
const sheetPath = 'xl/worksheets/sheet1.xml';

describe.each(['__proto__', 'constructor', 'toString'])(
  '%s, as every object has a property named so,',
  (name) => {
    const workbookPart = 'xl/workbook.xml';
    const relations = 'xl/_rels/workbook.xml.rels';
    const cell = `<c r="A2" t="str"><v>${validNif(1)}</v></c>`;
    const list = (more = '') =>
      sheetXml(
        `<row r="1">${inline('A1', 'NIF')}${inline('B1', 'NIF do estudante')}</row><row r="2">${cell}${more}</row>`,
      );
    const replaced = (parts: Record<string, string>, part: string, from: string | RegExp, to: string) => {
      const text = parts[part] ?? '';
      expect(text).toMatch(from);
      parts[part] = text.replace(from, to);
    };
    const marked = (bytes: Uint8Array) => {
      const workbook = openWorkbook(bytes);
      const { lines } = readMaintenanceSheet(workbook);
      return markWorkbook(workbook, [lineProblem(lines[0]?.row ?? 0, 'fiscalNumber', 'malformed')]);
    };
    const line = [validNif(1), undefined, lineFaults.malformed];

    it('names a sheet', () => {
      const bytes = changedParts(good, (parts) => {
        parts[sheetPath] = list();
        replaced(parts, workbookPart, 'name="Lista"', `name="${name}"`);
      });
      expect(openWorkbook(bytes).map((sheet) => sheet.name)).toEqual([name]);
      expect(valuesOf(marked(bytes))[1]).toEqual(line);
    });

    it('names the relationship of a sheet, and its part', () => {
      const bytes = changedParts(good, (parts) => {
        delete parts[sheetPath];
        parts[`xl/${name}`] = list();
        replaced(parts, workbookPart, /r:id="\w+"/, `r:id="${name}"`);
        replaced(
          parts,
          relations,
          /<Relationship [^>]*worksheet"[^>]*>/,
          `<Relationship Id="${name}" Type="/worksheet" Target="${name}"/>`,
        );
      });
      expect(valuesOf(marked(bytes))[1]).toEqual(line);
    });

    it('names a relationship that is not there, and an attribute, and the kind and format of a cell', () => {
      const bytes = changedParts(good, (parts) => {
        parts[sheetPath] = list(
          `<c r="C2" t="${name}" ${name}="1"><v>1</v></c><c r="D2" s="0"><v>45000</v></c><c r="E2" s="${name}"><v>5</v></c>`,
        );
        parts['xl/styles.xml'] = `<styleSheet><cellXfs><xf numFmtId="${name}"/></cellXfs></styleSheet>`;
        replaced(parts, workbookPart, /r:id="\w+"/, `r:id="${name}"`);
      });
      expect(valuesOf(marked(bytes))[1]).toEqual([
        validNif(1),
        undefined,
        '1',
        45_000,
        5,
        lineFaults.malformed,
      ]);
    });
  },
);
