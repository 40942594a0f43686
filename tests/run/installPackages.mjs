import { findProgram } from './findProgram.mjs';
import { runCommand } from './runCommand.mjs';

/** Returns whether Debian packages can be installed here: apt-get exists and we are root. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && findProgram(['apt-get'], ['/usr/bin']) !== undefined;

/** The installation in progress: apt-get refuses to run twice at the same time. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Installs Debian packages; a call waits for the calls before it.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether they are installed now
 */
export const installPackages = (names) => {
  const done = last.then(() => install(names));
  last = done;
  return done;
};

/** @param {readonly string[]} names */
const install = async (names) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${names.join(' ')} with apt-get …`);
  return (
    (await runCommand('apt-get', ['update', '-q'], env)) &&
    (await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], env))
  );
};
