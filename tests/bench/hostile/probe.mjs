/**
 * Measures, in a process of its own, how long others wait for a server: calls /healthz and a search by NIF again and
 * again. When its standard input ends, prints the longest waits in milliseconds and the server's peak memory in MB.
 */
import { readFileSync } from 'node:fs';

const [url = '', token = '', pid = ''] = process.argv.slice(2);
const pause = 10;
const kilobytesPerMegabyte = 1024;
let isEnding = false;
process.stdin.on('end', () => {
  isEnding = true;
});
process.stdin.resume();

/** @param {string} path @param {RequestInit} [init] */
const longestWait = async (path, init) => {
  let longest = 0;
  while (!isEnding) {
    const begin = performance.now();
    const answer = await fetch(`${url}${path}`, init);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    longest = Math.max(longest, performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return Math.round(longest);
};

const peakMemory = async () => {
  let most = 0;
  while (!isEnding) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    most = Math.max(most, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return Math.round(most / kilobytesPerMegabyte);
};

const search = {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ fiscalNumber: '123456789' }),
};
const [healthz, nifSearch, memory] = await Promise.all([
  longestWait('/healthz'),
  longestWait('/api/Application/search-backoffice', search),
  peakMemory(),
]);
process.stdout.write(JSON.stringify({ healthz, search: nifSearch, memory }));
