/**
 * Adds an action to a plain resource, something that people do with a record besides changing it:
 * `npm run new:action complaints remind "Lembrar o prestador"`: its row in contract/access.ts, its entry in
 * contract/records, a function for what it does, and a test; call, button, dialog, toast and audit follow from the entry.
 * Where records have states, two more words make it a move from one to the other, which needs no function:
 * `npm run new:action complaints close "Fechar reclamação" open closed`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

const [resource = '', action = '', label = '', from, to] = process.argv.slice(2);

/** @param {string} problem @returns {never} */
const refuse = (problem) => {
  console.error(
    `${problem}\n\nnpm run new:action complaints remind "Lembrar o prestador"\nnpm run new:action complaints close "Fechar reclamação" open closed`,
  );
  process.exit(1);
};

if (![resource, action].every((name) => /^[a-z][a-zA-Z]{2,39}$/.test(name)) || !label)
  refuse('Give the resource, the action in code, and what its button says.');
if (/['"\\\n%|]/.test(label)) refuse('What the button says is plain text.');

const declaredIn = `contract/records/${resource}.ts`;
if (!existsSync(declaredIn)) refuse(`There is no ${declaredIn}.`);
const { module } = await runnerImport(`${process.cwd()}/${declaredIn}`, {
  configFile: false,
  logLevel: 'error',
});
const declaration =
  /** @type {import('../contract/records/defineRecords').RecordDeclaration | undefined} */ (
    /** @type {Record<string, unknown>} */ (module)[resource]
  ) ?? refuse(`${declaredIn} declares no ${resource}.`);
const { access, fields, states, actions = {} } = declaration;
if (action in actions || action in access || fields.some(({ source }) => source === action))
  refuse(`${resource} has ${action} already.`);

const stateField = fields.find(({ source }) => source === states?.field);
const known = stateField?.kind === 'choice' ? Object.keys(stateField.choices) : [];
const isMove = from !== undefined;
if (isMove && (!known.includes(from) || to === undefined || !known.includes(to)))
  refuse(`Give the states that it leads out of and to: ${known.join(', ') || `${resource} has none`}.`);

const accessTable = 'contract/access.ts';
const functionsIn = `server/services/recordActions/${resource}.ts`;
const testIn = `tests/screens/${resource}/${action}.test.tsx`;
if (existsSync(testIn)) refuse(`${testIn} is there already.`);

/** The rows of the resource, and who may change its records, or at least see them. */
const table = readFileSync(accessTable, 'utf8');
const [rows = refuse(`${accessTable} has no rows of ${resource}.`)] =
  new RegExp(`^ {2}${resource}: \\{$[\\s\\S]*?^ {2}\\},$`, 'm').exec(table) ?? [];
/** @param {string} row */
const ruleOf = (row) => new RegExp(`^ {4}${row}: ([\\s\\S]*?),\\n(?= {4}\\w+:| {2}\\})`, 'm').exec(rows)?.[1];
const rule =
  ruleOf('edit') ?? ruleOf('list') ?? refuse(`${accessTable} has no row for changing ${resource}.`);

const entry = `    ${action}: {
      labelText: '${label}',
      doneText: '${label}: concluído.',
      ${isMove ? `move: { from: ['${from}'], to: '${to}' },` : "reason: { labelText: 'Motivo', maxLength: 500 },"}
    },
`;
const declaredText = readFileSync(declaredIn, 'utf8');
const actionsBegin = '\n  actions: {\n';
const withEntry = declaredText.includes(actionsBegin)
  ? declaredText.replace(actionsBegin, () => `${actionsBegin}${entry}`)
  : declaredText.replace('\n  fields: [\n', () => `${actionsBegin}${entry}  },\n  fields: [\n`);
if (withEntry === declaredText) refuse(`${declaredIn} has no line "  fields: [".`);

const ownFunction = `  ${action}: () => ({}),\n`;
const functionsText = existsSync(functionsIn)
  ? readFileSync(functionsIn, 'utf8')
  : `import { ${resource} } from '../../../contract/records/${resource}';
import { defineRecordActions } from './defineRecordActions';

/** What people do with ${resource}: each is given { record, reason, context }, and returns the fields to change. */
export const actions = defineRecordActions(${resource}, {
});
`;
const withFunction = functionsText.replace(/\}\);\n$/, () => `${ownFunction}});\n`);
if (withFunction === functionsText) refuse(`${functionsIn} does not end with "});".`);

const test = `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${resource} } from '../../../contract/records/${resource}';
import { doAction } from '../../support/doAction';

it('${resource}: ${label}', async () => {
  await doAction(${resource}, '${action}');
  expect(await screen.findByText('${label}: concluído.')).toBeVisible();
});
`;

const written = {
  [accessTable]: table.replace(rows, () => rows.replace(/ {2}\},$/, () => `    ${action}: ${rule},\n  },`)),
  [declaredIn]: withEntry,
  ...(!isMove && { [functionsIn]: withFunction }),
  [testIn]: test,
};
for (const [path, text] of Object.entries(written)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...Object.keys(written)];
execFileSync(process.execPath, biome, { stdio: ['ignore', 'ignore', 'inherit'] });

const missing = [
  ...(isMove ? [] : [`${functionsIn}: what it does; it returns the fields to change`]),
  ...(states && !isMove ? [`It is no move: that takes two more words, of ${known.join(', ')}`] : []),
  `${declaredIn}: doneText, the toast; the reason that it asks for, and the mail that it sends, if any`,
  `${accessTable}: who may ${action}; now it is whoever may change ${resource}`,
];
console.log(`${action} works: npm run dev, then its button on a record's page. What is left to say:\n`);
for (const line of missing) console.log(`  ${line}`);
console.log('\nnpm run verify names what does not fit together.');
