import { spawn } from 'node:child_process';

/** Work to undo when the run ends, however it ends; the newest first. @type {Set<() => Promise<void> | void>} */
const cleanups = new Set();

/**
 * Remembers how to undo something, so that Ctrl-C undoes it too.
 * @param {() => Promise<void> | void} undo
 * @returns {() => Promise<void>} undoes it now, once
 */
export const undoAtEnd = (undo) => {
  cleanups.add(undo);
  return async () => {
    if (cleanups.delete(undo)) await undo();
  };
};

/** Undoes everything that is still standing. */
export const undoAll = async () => {
  for (const undo of [...cleanups].reverse()) {
    cleanups.delete(undo);
    await undo();
  }
};

/**
 * Runs a program with its output on ours.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to our own
 * @param {(output: string) => void} [tell] takes the output at the end, so that programs side by side do not mix theirs
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export const runCommand = (program, args, env = {}, tell = undefined) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', tell ? 'pipe' : 'inherit', tell ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const ended = () => cleanups.delete(kill);
    const kill = () => {
      child.kill('SIGTERM');
    };
    cleanups.add(kill);
    child.on('error', (error) => {
      ended();
      console.error(`${program}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => {
      ended();
      tell?.(output);
      resolve(code === 0);
    });
  });

/**
 * Runs a program that npm installed.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @param {(output: string) => void} [tell]
 */
export const runTool = (name, args, env, tell) => runCommand(`node_modules/.bin/${name}`, args, env, tell);
