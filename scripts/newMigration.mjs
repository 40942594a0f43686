/**
 * Generates the migration for a change in server/db/schema, or for new rights in contract/access.ts:
 * `npm run migration what_it_does`, in the folder of a team's own; `npm run product-migration` is for whoever makes the
 * product. Where a column becomes required, older rows need a value, which is asked for or said
 * on the command line: `npm run migration fields_of_complaints complaints.received_on=2026-01-01`.
 */
import { createInterface } from 'node:readline/promises';
import { writeMigration } from './writeMigration.mjs';

const isOfProduct = process.argv.includes('--product');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [name = ''] = words.filter((word) => !word.includes('='));
const values = Object.fromEntries(
  words
    .filter((word) => word.includes('='))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
);

/** @param {string} question */
const ask = async (question) => {
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
};

try {
  if (!/^[a-z]+(_[a-z]+)+$/.test(name))
    throw new Error('Say what it does, in two words or more: npm run migration open_complaints_by_day');
  const path = await writeMigration({ name, values, isOfProduct, ...(process.stdin.isTTY && { ask }) });
  console.log(path ?? 'Neither the schema nor the rights have changed: there is nothing to migrate.');
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
