/**
 * Generates a plain resource that works as it is: declaration, table with its migration, rights, texts, screen and
 * a test. `npm run new:resource complaints "Reclamação" "Reclamações"`: its name in code, and its singular and
 * plural on screen.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { insertLines } from './insertLines.mjs';
import { fileOf, inventory, lines, templatesOf, title } from './newResourceTemplates.mjs';
import { writeMigration } from './writeMigration.mjs';

const [name = '', one, several] = process.argv.slice(2);

/** @param {string} problem @returns {never} */
const refuse = (problem) => {
  console.error(`${problem}\n\nnpm run new:resource complaints "Reclamação" "Reclamações"`);
  process.exit(1);
};

/**
 * Tells whether generated code could declare the name: not a reserved word, a property of all objects or an import.
 */
const canBeDeclared = () => {
  try {
    new Script(`'use strict'; const ${name} = 0`);
  } catch {
    return false;
  }
  const imported = new RegExp(`^import \\{[^}]*\\b${name}\\b`, 'm');
  const others = templatesOf({ name: 'others', one: '', several: '', position: 0 });
  return !(name in {}) && !others.some(({ text }) => imported.test(text));
};

if (!/^[a-z][a-zA-Z]{2,39}$/.test(name) || !canBeDeclared())
  refuse('Give the name in code: several of them, in English, written like maintenanceRequests.');
const words = { name, one: one ?? name, several: several ?? one ?? name };
if (/['"\\\n%|]/.test(words.one + words.several)) refuse('The words that people use are plain text.');

const accessTable = 'contract/access.ts';
if (new RegExp(`^ {2}${name}: \\{`, 'm').test(readFileSync(accessTable, 'utf8')))
  refuse(`${accessTable} has rows of ${name} already.`);

const positions = readdirSync('resources')
  .map((folder) => `resources/${folder}/index.ts`)
  .filter((path) => existsSync(path))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bposition: (\d+)/g)].map(([, at]) => Number(at)),
  );
const templates = templatesOf({ ...words, position: Math.max(0, ...positions) + 1 });

const taken = templates.find(({ path }) => existsSync(path));
if (taken) refuse(`${taken.path} is there already.`);

for (const { path, text } of templates) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
try {
  insertLines(lines(words));
} catch (failure) {
  refuse(failure instanceof Error ? failure.message : String(failure));
}

/** @param {string} program @param {...string} args */
const run = (program, ...args) =>
  execFileSync(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
await writeMigration({ name: fileOf(name) });
run('@biomejs/biome/bin/biome', 'check', '--write', inventory, ...templates.map(({ path }) => path));

const missing = [
  ...(one && several
    ? []
    : [`resources/${name}/messages.ts: what people call one and several of them, in Portuguese`]),
  `contract/records/${name}.ts: the fields; then npm run migration fields_of_${fileOf(name)}`,
  `resources/${name}/index.ts: which of them are filters and columns`,
  `${accessTable}: who may do what; now it is whoever may see and change configurations. For rights of its own: npm run new:right ${title(name)} "${words.several}" ${name}`,
  `${inventory}: what each column tells of whom; now the name may mention anybody, and loses the words that do when they are erased`,
  `docs/glossary.md: what one of them is`,
];
console.log(`${name} works: npm run dev, then /${name} as an administrator. What is left to say:\n`);
for (const line of missing) console.log(`  ${line}`);
console.log('\nnpm run verify names what does not fit together.');
