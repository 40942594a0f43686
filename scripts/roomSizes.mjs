import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// npm run sizes: the number of files in each room and their lengths.

const rooms = [
  'contract',
  'documents',
  'workbook',
  'providers',
  'resources',
  ...readdirSync(join(import.meta.dirname, '../modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `modules/${name}`),
  'src/public',
  'src/app',
  'src/ui',
  'src/kit',
  'src/tariff',
  'server',
  'build',
  'scripts',
  'demo',
];

const linesBelow = (/** @type {string} */ room) =>
  readdirSync(join(import.meta.dirname, '..', room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n').length - 1)
    .sort((a, b) => a - b);

const row = (/** @type {string} */ name, /** @type {number[]} */ lines) => {
  const at = (/** @type {number} */ share) =>
    lines[Math.min(lines.length - 1, Math.floor(lines.length * share))];
  return `| ${name} | ${lines.length} | ${at(0.5)} | ${at(0.9)} | ${lines.at(-1)} |`;
};

console.log('| room | files | median | p90 | longest |\n|---|---|---|---|---|');
const all = rooms.map((room) => ({ room, lines: linesBelow(room) }));
for (const { room, lines } of all) console.log(row(room, lines));
console.log(
  row(
    'all',
    all.flatMap(({ lines }) => lines).sort((a, b) => a - b),
  ),
);
