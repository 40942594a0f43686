import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../server/node/settings/config';
import { dataProtectionSettings } from '../../server/node/dataProtectionSettings';
import { retentionOf } from '../../server/schedule/retention';

const periodsOf = (variables: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    retentionOf(dataProtectionSettings.parse(variables).retention).map(
      ({ name, period }) => [name, period] as const,
    ),
  );

describe('how long data are kept', () => {
  it('is for ever until a setting says otherwise, but for what has a lifetime of its own', () => {
    expect(periodsOf({})).toMatchObject({
      signIns: '180 dias depois do início de sessão',
      documents: 'sem prazo definido',
      requests: 'sem prazo definido',
      auditAddresses: 'sem prazo definido',
      audit: 'sem prazo definido',
      versions: '365 dias',
    });
  });

  it('is read from the settings', () => {
    const variables = {
      RETENTION_SIGN_INS_DAYS: '90',
      RETENTION_DOCUMENTS_MONTHS: '6',
      RETENTION_REQUESTS_YEARS: '1',
      RETENTION_ADDRESSES_MONTHS: '12',
      RETENTION_AUDIT_YEARS: '6',
    };
    expect(periodsOf(variables)).toMatchObject({
      signIns: '90 dias depois do início de sessão',
      documents: '6 meses depois do fim do pedido',
      requests: '1 ano depois do fim do pedido',
      auditAddresses: '12 meses depois do evento',
      audit: '6 anos depois do evento',
    });
  });

  it.each([
    [{ RETENTION_AUDIT_YEARS: '5' }, 'RETENTION_AUDIT_YEARS: must be at least RETENTION_REQUESTS_YEARS'],
    [
      { RETENTION_AUDIT_YEARS: '4', RETENTION_REQUESTS_YEARS: '5' },
      'RETENTION_AUDIT_YEARS: must be at least RETENTION_REQUESTS_YEARS',
    ],
    [
      { RETENTION_DOCUMENTS_MONTHS: '13', RETENTION_REQUESTS_YEARS: '1' },
      'RETENTION_DOCUMENTS_MONTHS: must not be longer than RETENTION_REQUESTS_YEARS',
    ],
    [
      { RETENTION_ADDRESSES_MONTHS: '61', RETENTION_REQUESTS_YEARS: '5', RETENTION_AUDIT_YEARS: '5' },
      'RETENTION_ADDRESSES_MONTHS: must not be longer than RETENTION_AUDIT_YEARS',
    ],
    [{ RETENTION_SIGN_INS_DAYS: '181' }, 'RETENTION_SIGN_INS_DAYS: Too big'],
    [{ DATA_PROTECTION_MAIL: 'nobody' }, 'DATA_PROTECTION_MAIL: must be an e-mail address'],
  ])('must make sense: %o', (variables, why) => {
    expect(() => readConfig(variables as Record<string, string>)).toThrow(why);
  });
});
