import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { samples } from '../../contract/firstRequest/samples';

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../../../node_modules');

/** Returns what the compiler says of programs, by the name of their file. */
const complaintsAbout = async (files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'first-request-'));
  try {
    for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
    const strictly = ['--strict', '--noEmit', '--erasableSyntaxOnly', '--module', 'nodenext'];
    const surroundings = ['--target', 'es2022', '--types', 'node', '--typeRoots', join(modules, '@types')];
    const compiler = join(modules, 'typescript7/bin/tsc');
    const args = [compiler, ...strictly, ...surroundings, ...Object.keys(files)];
    const { stdout } = await run(process.execPath, args, { cwd: folder }).catch((failure) => failure);
    return String(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const guide = await readFile('modules/integration/guide.md', 'utf8');
const programs = [...guide.matchAll(/```[jt]s\n(.*?)```/gs)].map(([, text = '']) => text);
const shown = samples.find(({ key }) => key === 'typescript');

it('the guide shows the program that the page shows', () => {
  expect(programs[0]).toBe(shown?.source);
});

it('the page’s program passes a strict check, with nothing but types that Node.js takes away itself', async () => {
  const source = shown?.source ?? '';
  const complaints = await complaintsAbout({
    'primeiro.mts': source,
    'untyped.mts': source.replace('path: string', 'path'),
  });
  expect(complaints).toMatch(/^untyped\.mts.* Parameter 'path' implicitly has an 'any' type\.\n$/);
});
