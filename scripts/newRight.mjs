/**
 * Gives a resource rights of its own: `npm run new:right Complaints "Reclamações" complaints`: the module of the rights,
 * its name in the permission grid, and the resource in contract/access.ts. A module whose name ends in Module is for the
 * side of the providers, any other for the regulator; a resource of both sides takes one command for each.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { insertLines } from './insertLines.mjs';
import { fileOf } from './newResourceTemplates.mjs';
import { writeMigration } from './writeMigration.mjs';

const accessTable = 'contract/access.ts';
const [module = '', shown = '', resource = ''] = process.argv.slice(2);

/** @param {string} problem @returns {never} */
const refuse = (problem) => {
  console.error(`${problem}\n\nnpm run new:right Complaints "Reclamações" complaints`);
  process.exit(1);
};

if (!/^[A-Z][A-Za-z]{2,39}$/.test(module) || !shown || !/^[a-z][A-Za-z]+$/.test(resource))
  refuse('Give the module of the rights, its name in the permission grid, and the resource.');
if (/['"\\\n%|]/.test(shown)) refuse('The name in the grid is plain text.');

/** The table as it is, which its text alone does not tell. */
const { access, conditionsOf, moduleNames } = /** @type {typeof import('../contract/access')} */ (
  (await runnerImport(`${process.cwd()}/${accessTable}`, { configFile: false, logLevel: 'error' })).module
);
if (module in moduleNames) refuse(`${accessTable} has rights of ${module} already.`);
const rowsOf = /** @type {Record<string, Record<string, import('../contract/access').AccessRule>>} */ (
  access
);
const rows = rowsOf[resource] ?? refuse(`${accessTable} has no rows of ${resource}.`);

const isOfProviders = module.endsWith('Module');
/** @type {Readonly<Record<string, string>>} */
const kinds = { list: 'Reader', show: 'Reader', create: 'Writer' };
/** @param {string} action */
const rightOf = (action) => `${module}_${kinds[action] ?? 'Updater'}`;

/** @param {import('../contract/access').AccessCondition} condition */
const isOfOtherSide = ({ roles = [] }) => {
  const sides = new Set(roles.map((role) => role !== 'Administrator'));
  if (sides.size !== 1)
    refuse(`A row of ${resource} does not say which side it is for: change its rows by hand.`);
  return !sides.has(isOfProviders);
};

/** @param {import('../contract/access').AccessCondition} condition */
const written = ({ roles, anyOf }) => {
  const named = roles?.includes('Administrator') ? 'administrator' : 'providerSide';
  const who = roles?.length === (isOfProviders ? 1 : 2) ? named : JSON.stringify(roles);
  return `{ roles: ${who}${anyOf ? `, anyOf: ${JSON.stringify(anyOf)}` : ''} }`;
};

/** @param {readonly [string, import('../contract/access').AccessRule]} row */
const rowOf = ([action, rule]) => {
  const own = `{ roles: ${isOfProviders ? 'providerSide' : 'administrator'}, anyOf: ['${rightOf(action)}'] }`;
  const others = conditionsOf(rule).filter(isOfOtherSide).map(written);
  const all = isOfProviders ? [...others, own] : [own, ...others];
  return `${action}: ${all.length > 1 ? `{ anyRule: [${all.join(', ')}] }` : own},`;
};

const before = readFileSync(accessTable, 'utf8');
const [block = refuse(`${accessTable} has no rows of ${resource}.`)] =
  new RegExp(`^ {2}${resource}: \\{$[\\s\\S]*?^ {2}\\},$`, 'm').exec(before) ?? [];
if (/\/\*|\/\//.test(block)) refuse(`The rows of ${resource} have comments: change them by hand.`);
try {
  const text = `  ${resource}: {\n${Object.entries(rows).map(rowOf).join('\n')}\n  },`;
  writeFileSync(
    accessTable,
    before.replace(block, () => text),
  );
  const rights = [...new Set([`${module}_Reader`, ...Object.keys(rows).map(rightOf)])];
  insertLines([
    {
      path: accessTable,
      before: '] as const;\nexport type Right =',
      text: rights.map((right) => `  '${right}',\n`).join(''),
    },
    {
      path: accessTable,
      before: '};\n\n/** Users with one of `roles`',
      text: `  ${module}: '${shown}',\n`,
    },
  ]);
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', accessTable];
  execFileSync(process.execPath, biome, { stdio: ['ignore', 'ignore', 'inherit'] });
  const migration = await writeMigration({ name: `rights_of_${fileOf(module).replace(/^_/, '')}` });
  console.log(`${resource} asks for ${rights.join(', ')}; ${migration} knows them. What is left to say:\n`);
} catch (failure) {
  writeFileSync(accessTable, before);
  refuse(failure instanceof Error ? failure.message : String(failure));
}
console.log(`  ${accessTable}: whether each action asks for the right one`);
console.log('\nnpm run verify names what does not fit together.');
