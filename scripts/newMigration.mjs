/** Generates the migration for a change in server/db/schema: `npm run migration what_it_does`. */
import { spawnSync } from 'node:child_process';

const [name = ''] = process.argv.slice(2).filter((word) => word !== '--name');
if (!/^[a-z]+(_[a-z]+)+$/.test(name)) {
  console.error('Say what it does, in two words or more: npm run migration open_complaints_by_day');
  process.exit(1);
}
const generate = ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name];
process.exitCode = spawnSync(process.execPath, generate, { stdio: 'inherit' }).status ?? 1;
