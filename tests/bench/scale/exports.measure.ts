import { test } from 'vitest';
import { exportAnonymizedApplications } from '../../../contract/calls/anonymizedExport';
import type { Call, Download } from '../../../contract/calls/defineCall';
import { exportMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { searchProviders } from '../../../contract/calls/user';
import { residentMegabytes } from '../processMemory';
import { scaleServer } from './scaleServer';

const server = scaleServer();
const megabyte = 1024 * 1024;

/** Returns the resident memory of the server's process, in MB. */
const memory = () => Math.round(residentMegabytes(server().processId ?? 0));

const measure = async (name: string, username: string, call: Call | Download, input: unknown) => {
  const token = await server().signIn(username);
  const administrator = await server().signIn('admin@tsi.example.pt');
  for (const attempt of [1, 2]) {
    const before = memory();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memory());
    }, 50);
    const begin = performance.now();
    let isOver = false;
    const export_ = server()
      .send(token, call, input)
      .finally(() => {
        isOver = true;
      });
    let longest = 0;
    while (!isOver) {
      const asked = performance.now();
      await server().send(administrator, searchProviders, { pageSize: 10 });
      longest = Math.max(longest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { status, body } = await export_;
    clearInterval(watch);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `${name}, ${attempt}: ${status}, ${seconds} s, ${(body.length / megabyte).toFixed(1)} MB sent; memory ${before} MB before, ${peak} MB at most; another call waited ${Math.round(longest)} ms at most`,
    );
  }
};

test('exports', async () => {
  await measure('maintenance export', 'operador@netatlantico.example.pt', exportMaintenanceRequests, {});
  await measure('anonymised export', 'admin@tsi.example.pt', exportAnonymizedApplications, {});
});
