import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../../server/node/commands';

const root = path.join(import.meta.dirname, '../../..');
const ofModules = readdirSync(path.join(root, 'modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `modules/${name}/README.md`);
const documents = ['docs/operate.md', ...ofModules]
  .map((name) => readFileSync(path.join(root, name), 'utf8'))
  .join('');

afterEach(() => vi.restoreAllMocks());

/** Runs a command with settings that are wrong, and returns what it prints. */
const run = async (name: string): Promise<string> => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(name, { PORT: 'wrong' }, []);
  return write.mock.calls.join('');
};

describe('the commands', () => {
  it.each(['--help', '-h', 'help'])(
    'are listed by %s whatever the settings are, and all are documented',
    async (name) => {
      const text = await run(name);
      const names = [...text.matchAll(/^ {2}([a-z][a-z-]+) ?[^,\n]*$/gm)].map((found) => found[1]);
      expect(names).toEqual(expect.arrayContaining(['doctor', 'copy-to', 'check-counts']));
      expect(names.filter((one) => !documents.includes(`node dist/server/main.js ${one}`))).toEqual([]);
    },
  );

  it('need right settings, except doctor, which judges them', async () => {
    await expect(run('check-counts')).rejects.toThrow('Wrong settings in the environment:\n  PORT:');
    await expect(run('doctor')).rejects.toThrow(/findings are failures/);
    await expect(runCommand('check-counts', {}, ['--dry-run'])).rejects.toThrow('takes no arguments');
    await expect(run('dance')).rejects.toThrow(/^Unknown command dance; there is .*doctor/);
  });
});
