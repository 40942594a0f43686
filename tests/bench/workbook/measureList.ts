/**
 * Judges and marks one yearly list and prints what that took: `npx vite build --ssr tests/bench/workbook/measureList.ts
 * --outDir dist/bench && node dist/bench/measureList.js 10000 50 inline`.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { utils } from 'xlsx';
import { checkLines } from '../../../workbook/checkLines';
import { markWorkbook } from '../../../workbook/markWorkbook';
import { openWorkbook } from '../../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../../workbook/readMaintenanceSheet';

const [lines = 10_000, columns = 50] = process.argv.slice(2, 4).map(Number);
const isShared = process.argv[4] === 'shared';
const path = process.argv[5];

const make = () => {
  const text = (content: string, ref: string, index: number) =>
    isShared
      ? `<c r="${ref}" t="s"><v>${index}</v></c>`
      : `<c r="${ref}" t="inlineStr"><is><t>${content}</t></is></c>`;
  const strings = [...Array.from({ length: 97 }, (_, n) => `Texto ${n}`), 'NIF', 'NIF do estudante', '1'];
  const rows = Array.from({ length: lines }, (_, line) => {
    const cells = Array.from({ length: columns - 2 }, (_, column) => {
      const index = (line * column) % 97;
      return text(strings[index] ?? '', `${utils.encode_col(column + 2)}${line + 2}`, index);
    });
    return `<row r="${line + 2}">${text('1', `A${line + 2}`, 99)}${cells.join('')}</row>`;
  });
  const sheet = `<worksheet><sheetData><row r="1">${text('NIF', 'A1', 97)}${text('NIF do estudante', 'B1', 98)}</row>${rows.join('')}</sheetData></worksheet>`;
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Lista" sheetId="1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${isShared ? strings.map((one) => `<si><t>${one}</t></si>`).join('') : ''}</sst>`,
    ),
  });
};

if (path) {
  const before = process.memoryUsage.rss();
  const begin = process.cpuUsage();
  const content = new Uint8Array(readFileSync(path));
  const { lines: read, width } = readMaintenanceSheet(openWorkbook(content));
  const marked = markWorkbook(openWorkbook(content), checkLines(read), width);
  const { user, system } = process.cpuUsage(begin);
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(
    `${lines} lines, ${columns} columns, ${isShared ? 'shared' : 'inline'}: ${(content.length / 1e3).toFixed(0)} kB, ${((user + system) / 1e6).toFixed(2)} s of CPU, peak ${(peak / 1e6).toFixed(0)} MB of which ${(before / 1e6).toFixed(0)} before, marked file ${(marked.length / 1e3).toFixed(0)} kB`,
  );
} else {
  // The file is made by another process, so that making it counts for nothing.
  const file = join(tmpdir(), `list-${process.pid}.xlsx`);
  writeFileSync(file, make());
  const [program = ''] = process.argv.slice(1);
  if (process.env.KEEP) writeFileSync(process.env.KEEP, readFileSync(file));
  execFileSync(
    process.execPath,
    [
      '--max-old-space-size=256',
      program,
      String(lines),
      String(columns),
      isShared ? 'shared' : 'inline',
      file,
    ],
    { stdio: 'inherit' },
  );
}
