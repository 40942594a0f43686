import { spawn } from 'node:child_process';

/** What to do when the run ends, however it ends; the newest entry first. @type {Set<() => Promise<void> | void>} */
const cleanups = new Set();

/**
 * Registers how to undo something, so that Ctrl-C undoes it too.
 * @param {() => Promise<void> | void} undo
 * @returns {() => Promise<void>} a function that undoes it now, once
 */
export const undoAtEnd = (undo) => {
  cleanups.add(undo);
  return async () => {
    if (cleanups.delete(undo)) await undo();
  };
};

/** Undoes everything that has not been undone yet, the newest first. */
export const undoAll = async () => {
  for (const undo of [...cleanups].reverse()) {
    cleanups.delete(undo);
    await undo();
  }
};

/**
 * Runs a program and passes its output on.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to our own
 * @param {(output: string) => void} [tell] receives the output at the end, so that parallel programs do not mix theirs
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
