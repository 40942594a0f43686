import { describe, expect, it } from 'vitest';
import { listCalls, listCapabilities } from '../../../server/http/listCalls';
import { createTestServer } from '../../support/testServer';

/** Every call that spec 7 gives, without our own additions. */
const section7: Readonly<Record<string, readonly string[]>> = {
  Authentication: [
    'login',
    'refresh-access-token',
    'get-login-from-azure-identity',
    'get-email-for-password-recovery',
    'submit-user-reset-pwd',
    'submit-user-change-pwd',
  ],
  Provider: ['get-providers', 'provider-context'],
  Address: ['search'],
  Application: [
    'submit',
    'recheck',
    'update-annual-recheck',
    'search-eligible',
    'search-backoffice',
    'search',
    'search-annual-maintenance-applications',
    'get-annual-maintenance-application-ids-for-processing',
    'set-activation-status',
    'cancel',
    'set-eligibility',
    'get-activation-reasons',
    'get-cancellation-reasons',
    'get-inactivation-reasons',
    'get-status-backoffice',
    'get-status',
    'get-by-id',
    'get-files',
    'download-resource-file',
    'exist-recheck-application-in-progress',
    'get-recheck-requests-by-application-id',
    'get-mail-notifications-by-application-id',
    'delete-application-by-application-id',
    'export-annual-maintenance-application-excel',
    'export-anonymized-application-excel',
  ],
  ApplicationHistory: ['get-by-application-id'],
  ApplicationAnnualMaintenance: [
    'download-template-file',
    'register-requests-from-file',
    'get-notification-email-by-provider',
    'create-notification-email',
    'update-notification-email',
    'have-any-annual-maintenance-requests-been-processed',
    'count-active-applications-without-annual-maintenance',
    'get-current-or-last-annual-maintenance-period',
    'get-current-or-next-annual-maintenance-period',
    'process-annual-maintenance-requests',
    'update-maintenance-period',
  ],
  User: [
    'create',
    'update',
    'search',
    'create-provider',
    'update-provider',
    'search-providers',
    'search-users-by-provider',
    'get-statuses',
    'get-by-id',
    'get-permissions-by-user-type-id',
  ],
};

describe('7.7 calls of our own', () => {
  it('declare themselves: the calls without a name of a capability are those that every back end has', () => {
    const without = listCalls().filter(({ call }) => call.capability === undefined);
    const known = Object.entries(section7).flatMap(([base, paths]) =>
      paths.map((path) => `/${base}/${path}`),
    );
    expect(without.map(({ call }) => call.path).sort()).toEqual(known.sort());
  });

  it('are named by /config.json, each once', async () => {
    const server = await createTestServer({ seed: 'empty' });
    const config = await (await server.fetch('/config.json')).json();
    await server.close();
    expect(config.extensions).toEqual(listCapabilities());
    expect(config.extensions).toContain('sign-out');
    expect(new Set(config.extensions).size).toBe(config.extensions.length);
  });
});
