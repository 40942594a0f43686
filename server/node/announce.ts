import { demoAccounts } from '../seed/common/demoAccounts';
import { demoAccountsTitle } from './texts';

/** Shows a person at a terminal the address, and the accounts of a demonstration; logs are for machines. */
export const announce = (port: number, hasDemoAccounts: boolean): void => {
  if (!process.stdout.isTTY) return;
  const lines = [`Tarifa Social de Internet: http://localhost:${port}`];
  if (hasDemoAccounts) {
    lines.push('', demoAccountsTitle);
    for (const { role, username, password } of demoAccounts) {
      lines.push(`  ${role.padEnd(14)} ${username.padEnd(36)} ${password}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
};
