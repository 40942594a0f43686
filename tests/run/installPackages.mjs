import { findProgram } from './findProgram.mjs';
import { runCommand } from './runCommand.mjs';

/** Whether Debian packages can be installed here: apt-get is there and we are root. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && findProgram(['apt-get'], ['/usr/bin']) !== undefined;

/** The installation under way: apt-get refuses to run twice at a time. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Installs Debian packages, one call after the other.
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
