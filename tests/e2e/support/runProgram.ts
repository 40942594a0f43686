import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const run = promisify(execFile);

/**
 * Runs a program as a stranger would: saved as a file, with what it needs in its environment. Its types are taken away, as
 * newer versions of Node.js do themselves.
 */
export const runProgram = async (source: string, env: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'first-request-'));
  try {
    const file = join(folder, 'primeiro.mjs');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { target: ts.ScriptTarget.ESNext },
    });
    writeFileSync(file, outputText);
    const { stdout } = await run(process.execPath, [file], {
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
