import { findProgram } from './findProgram.mjs';
import { runCommand } from './runCommand.mjs';

/** Whether Debian packages can be installed here: apt-get is there and we are root. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && findProgram(['apt-get'], ['/usr/bin']) !== undefined;

/**
 * Installs Debian packages.
 * @param {readonly string[]} names
 */
export const installPackages = async (names) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${names.join(' ')} with apt-get …`);
  return (
    (await runCommand('apt-get', ['update', '-q'], env)) &&
    (await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], env))
  );
};
