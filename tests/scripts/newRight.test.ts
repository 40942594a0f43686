import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyScripts, type ProjectCopy } from './copyScripts';

const access = 'contract/access.ts';

let copy: ProjectCopy;
let regulator: ReturnType<ProjectCopy['run']>;
let providers: ReturnType<ProjectCopy['run']>;
/** What contract/access.ts has once both commands were run. */
let rows: string;

beforeAll(() => {
  copy = copyScripts();
  // Its rows have a right of configurations, as those of a new resource have.
  regulator = copy.run('newRight', 'Texts', 'Textos', 'decisionTexts');
  providers = copy.run('newRight', 'TextsModule', 'Textos', 'decisionTexts');
  rows = /\n {2}decisionTexts: \{[\s\S]*?\n {2}\},/.exec(copy.read(access))?.[0] ?? '';
}, 240_000);
afterAll(() => copy.remove());

describe('npm run new:right', () => {
  it('writes the rights, the name of their module and the migration that gives them', () => {
    expect(regulator).toMatchObject({ status: 0, stderr: '', sql: [expect.any(String)] });
    expect(regulator.sql[0]).toContain("array['Texts_Reader', 'Texts_Writer', 'Texts_Updater']");
    expect(copy.read(access)).toContain("  'Texts_Reader',\n  'Texts_Writer',\n  'Texts_Updater',\n");
    expect(copy.read(access)).toContain("  Texts: 'Textos',\n");
    expect(regulator.known).toContain('"Texts_Updater"');
  });

  it('adds the side of the providers to the same rows, whose users are given the rights by whoever manages them', () => {
    expect(providers).toMatchObject({ status: 0, stderr: '', sql: [] });
    expect(providers.known).toContain('"TextsModule_Reader"');
    const row = (kind: string) =>
      `{ anyRule: [ { roles: administrator, anyOf: ['Texts_${kind}'] }, { roles: providerSide, anyOf: ['TextsModule_${kind}'] }, ], }`;
    const plain = rows.replaceAll(/\s+/g, ' ');
    expect(plain).toContain(`list: ${row('Reader')}`);
    expect(plain).toContain(`create: ${row('Writer')}`);
    expect(plain).toContain(`edit: ${row('Updater')}`);
    expect(plain).toContain(`delete: ${row('Updater')}`);
    expect(rows).not.toContain('Configurations_');
  });

  it.each<[string, readonly string[]]>([
    ['Give the module', ['texts', 'Textos', 'decisionTexts']],
    ['Give the module', ['Texts']],
    ['plain text', ['Others', "O'utros", 'decisionTexts']],
    ['has rights of Texts already', ['Texts', 'Textos', 'decisionTexts']],
    ['does not say which side', ['Others', 'Outros', 'maintenanceFiles']],
    ['has no rows of nothing', ['Others', 'Outros', 'nothing']],
  ])('%s: refuses what it can not write, and changes nothing', (reason, words) => {
    const before = copy.read(access);
    const { status, stderr } = copy.run('newRight', ...words);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(reason) });
    expect(copy.read(access)).toBe(before);
  });
});
