import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, usePermissions } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Right, Role } from '../../../contract/access';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { DecisionActions } from '../../../src/tariff/applicationActions/DecisionActions';
import { TariffActions } from '../../../src/tariff/applicationActions/TariffActions';
import { loadedDetail } from './loadedDetail';

const statuses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100];
const roles: readonly Role[] = ['Administrator', 'Provider', 'Operator'];
const rights: readonly Right[] = [
  'Applications_Reader',
  'Applications_Updater',
  'ApplicationsModule_Reader',
  'ApplicationsModule_Writer',
  'ApplicationsModule_Updater',
];

/** Returns the actions that spec 6 gives for the detail, written out independently of the code. */
const section6 = (role: Role, right: Right, status: number, isRecheckDetail: boolean): string[] => {
  if (role === 'Administrator')
    return status === 6 && right === 'Applications_Updater' ? ['Elegível', 'Não Elegível'] : [];
  if (isRecheckDetail) return [];
  if (right === 'ApplicationsModule_Updater') {
    if ([1, 100, 2, 3, 4, 6, 5].includes(status)) return ['Cancelar Pedido'];
    if (status === 7) return ['TSI Ativa', 'Cancelar Pedido'];
    if (status === 9) return ['TSI Desativada'];
  }
  return right === 'ApplicationsModule_Writer' && status === 9 ? ['Reverificar Elegibilidade'] : [];
};

const RightsKnown = () => (usePermissions().permissions ? <p>rights known</p> : null);

const buttonsFor = async (detail: ReturnType<typeof loadedDetail>, role: Role, right: Right) => {
  render(
    <MemoryRouter>
      <CoreAdminContext
        i18nProvider={i18nProvider}
        authProvider={{
          login: async () => undefined,
          logout: async () => undefined,
          checkAuth: async () => undefined,
          checkError: async () => undefined,
          getPermissions: async () => ({ roles: [role], permissions: [right] }),
        }}
      >
        <DecisionActions detail={detail} dialog={{ current: undefined }} />
        <TariffActions detail={detail} recheckPath="/recheck" />
        <RightsKnown />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByText('rights known');
  const buttons = screen.queryAllByRole('button').map((button) => button.textContent);
  cleanup();
  return buttons;
};

const detailKinds = [
  ['a request', false],
  ['a recheck', true],
] as const;
const cases = roles.flatMap((role) =>
  rights.flatMap((right) =>
    detailKinds.map(([name, isRecheckDetail]) => ({ role, right, name, isRecheckDetail })),
  ),
);

describe('6 actions on the detail', () => {
  it.each(cases)('$role with $right on $name', async ({ role, right, isRecheckDetail }) => {
    const offered: Record<number, unknown> = {};
    const expected: Record<number, unknown> = {};
    for (const status of statuses) {
      offered[status] = await buttonsFor(loadedDetail(status, isRecheckDetail), role, right);
      expected[status] = section6(role, right, status, isRecheckDetail);
    }
    expect(offered).toEqual(expected);
  });
});
