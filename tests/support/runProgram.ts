import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const run = promisify(execFile);

/** Newer versions of Node.js take the types away themselves. */
const withoutTypes = (source: string) =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ESNext } }).outputText;

const languages = {
  curl: { command: 'bash', file: 'primeiro.sh', prepare: String },
  typescript: { command: process.execPath, file: 'primeiro.mjs', prepare: withoutTypes },
  python: { command: 'python3', file: 'primeiro.py', prepare: String },
};

/**
 * Runs a program as a stranger would, saved as a file and with what it needs in its environment; returns what it printed.
 * @throws Error when it ends with another code than 0
 */
export const runProgram = async (
  language: keyof typeof languages,
  source: string,
  env: Readonly<Record<string, string>>,
): Promise<string> => {
  const { command, file, prepare } = languages[language];
  const folder = mkdtempSync(join(tmpdir(), 'first-request-'));
  try {
    writeFileSync(join(folder, file), prepare(source));
    const { stdout } = await run(command, [file], {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
