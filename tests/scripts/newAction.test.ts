import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyScripts, type ProjectCopy } from './copyScripts';

const access = 'contract/access.ts';
const declaration = 'contract/records/decisionTexts.ts';
const functions = 'server/services/recordActions/decisionTexts.ts';

const stateField = `{
      source: 'state',
      kind: 'choice',
      labelText: 'Estado',
      choices: { open: 'Aberta', closed: 'Fechada' },
      required: true,
      readOnly: true,
    },
`;

let copy: ProjectCopy;
let verb: ReturnType<ProjectCopy['run']>;
let other: ReturnType<ProjectCopy['run']>;
let move: ReturnType<ProjectCopy['run']>;

beforeAll(() => {
  copy = copyScripts();
  verb = copy.run('newAction', 'decisionTexts', 'remind', 'Lembrar');
  copy.change(
    declaration,
    '  fields: [\n',
    `  states: { field: 'state', first: 'open' },\n$&    ${stateField}`,
  );
  other = copy.run('newAction', 'decisionTexts', 'praise', 'Louvar');
  move = copy.run('newAction', 'decisionTexts', 'close', 'Fechar', 'open', 'closed');
}, 240_000);
afterAll(() => copy.remove());

describe('npm run new:action', () => {
  it('writes the row of rights, the entry, the function and the test of an action', () => {
    expect(verb).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(functions) });
    expect(copy.read(access)).toContain(
      "    remind: { roles: administrator, anyOf: ['Configurations_Updater'] },\n",
    );
    expect(copy.read(declaration)).toContain(`    remind: {
      labelText: 'Lembrar',
      doneText: 'Lembrar: concluído.',
      reason: { labelText: 'Motivo', maxLength: 500 },
    },
`);
    expect(copy.read('tests/screens/decisionTexts/remind.test.tsx')).toContain(
      "await doAction(decisionTexts, 'remind');",
    );
  });

  it('adds a second one beside the first, and says how it would be a move where there are states', () => {
    expect(other).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('open, closed') });
    expect(copy.read(functions)).toContain('  remind: () => ({}),\n  praise: () => ({}),\n});\n');
    expect(copy.read(declaration).match(/^ {2}actions: \{$/gm)).toHaveLength(1);
  });

  it('writes a move from one state to another, which needs no function', () => {
    expect(move).toMatchObject({ status: 0, stderr: '', stdout: expect.not.stringContaining(functions) });
    expect(copy.read(declaration)).toContain("      move: { from: ['open'], to: 'closed' },\n");
    expect(copy.read(functions)).not.toContain('close');
    expect(copy.read(access)).toContain('    close: {');
  });

  it.each<[string, readonly string[]]>([
    ['Give the resource', ['decisionTexts', 'Close', 'Fechar']],
    ['Give the resource', ['decisionTexts', 'reopen']],
    ['plain text', ['decisionTexts', 'reopen', "O'utro"]],
    ['There is no contract/records/nothing.ts', ['nothing', 'reopen', 'Reabrir']],
    ['has close already', ['decisionTexts', 'close', 'Fechar']],
    ['has delete already', ['decisionTexts', 'delete', 'Apagar']],
    ['has title already', ['decisionTexts', 'title', 'Título']],
    ['open, closed', ['decisionTexts', 'reopen', 'Reabrir', 'closed']],
    ['open, closed', ['decisionTexts', 'reopen', 'Reabrir', 'closed', 'lost']],
    ['maintenanceFiles has none', ['maintenanceFiles', 'reopen', 'Reabrir', 'closed', 'open']],
  ])('%s: refuses what it can not write, and changes nothing', (reason, words) => {
    const before = [access, declaration, functions].map(copy.read);
    const { status, stderr } = copy.run('newAction', ...words);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(reason) });
    expect([access, declaration, functions].map(copy.read)).toEqual(before);
  });
});
