import { describe, expect, it } from 'vitest';
import { rights } from '../../../../../contract/access';
import { isForClients } from '../../../../../contract/rules/callsOfClients';
import { listCalls } from '../../../../../server/http/listCalls';
import { mayCall } from '../../../../../server/services/context/requireAccess';
import { rightsInSandbox } from '../../../server/identifyClient';
import { clientRights } from '../../clients';

/** A provider's system with all the rights of its side, and those that every system has in the sandbox. */
const client = { userId: 1, username: '', role: 'Operator', roles: ['Operator'], providerId: 2 } as const;
const permissions = [...rights.filter((right) => clientRights.includes(right)), ...rightsInSandbox];

/** Calls of clients that have a body and change nothing, or are the same however often they are made. */
const changeNothing: Readonly<Record<string, string>> = {
  '/AnnualMaintenance/check-requests-from-file': 'says what is wrong with a file',
  '/Application/export-annual-maintenance-application-excel': 'reads',
  '/Application/find': 'reads',
  '/Application/search': 'reads',
  '/Application/search-annual-maintenance-applications': 'reads',
  '/Application/search-eligible': 'reads',
  '/Application/list-changes': 'reads',
  '/Application/view-resource-file': 'reads',
  '/Sandbox/get': 'reads',
  '/Sandbox/get-mails': 'reads',
  '/RepeatableCall/withdraw': 'is about a key itself',
};

const bodies = listCalls().filter(
  ({ call }) => call.method !== 'GET' && isForClients(call) && mayCall({ ...client, permissions }, call),
);
const writes = bodies.filter(({ call }) => !(call.path in changeNothing));

describe('every write that a provider’s system can make', () => {
  it('is one of these', () => {
    expect(writes.length).toBeGreaterThan(9);
    expect(writes.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'submitApplications',
        'setActivationStatus',
        'deleteMaintenanceRequest',
        'moveSandboxDeadline',
      ]),
    );
  });

  it.each(writes.map(({ call }) => call))('takes an Idempotency-Key: $method $path', (call) => {
    expect(
      call.takesIdempotencyKey,
      `say takesIdempotencyKey and do it byKey, or why ${call.path} needs none`,
    ).toBe(true);
  });
});
