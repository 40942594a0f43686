/**
 * Loaded into drizzle-kit where there is no terminal: each of its questions, whether something new is something old
 * renamed, is answered as pressing Enter does, with no.
 */
import { stdin, stdout } from 'node:process';

Object.assign(stdin, { isTTY: true, setRawMode: () => stdin });
Object.assign(stdout, { isTTY: true });
stdin.on('newListener', (event) => {
  if (event === 'keypress') setImmediate(() => stdin.emit('keypress', '\r', { name: 'return' }));
});
