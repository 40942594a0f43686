import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Right, type Role, rights, roles } from '../../../contract/access';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { authProvider } from '../../../providers/authProvider/authProvider';
import { homeScreens } from '../../../src/app/home/homeScreens';
import type { ResourceDefinition } from '../../../src/kit/resource/defineResource';
import { isInSpec, mayOpen, type SpecRoute, specRoutes } from './specRoutes';
import { drawnScreens, goTo, keepSession, nameScreens, openApp } from './visit';

vi.mock('../../../src/app/registry', async (original) => {
  const { registry } = await original<{ registry: readonly ResourceDefinition[] }>();
  return { registry: nameScreens(registry) };
});

const { registry } = await import('../../../src/app/registry');
const declared = registry.flatMap(({ screens }) => screens.map(({ path }) => path));
const patternOf = ({ path }: SpecRoute) => path.replaceAll(/\{(\w+)\}/g, ':$1');
const addressOf = ({ path }: SpecRoute) => path.replaceAll(/\{\w+\}/g, '7');

/** The routes of the specification that the application has. */
const routes = specRoutes.filter((route) => !route.folder || declared.includes(patternOf(route)));
const headings: Readonly<Record<string, string>> = {
  '/noPermissions': 'Sem permissões atribuídas',
  '/passwordChange': 'ALTERAR PALAVRA-PASSE',
};
const headingOf = (route: SpecRoute) => headings[route.path] ?? `screen ${patternOf(route)}`;

const menuItems: Readonly<Record<string, string>> = {
  '/form': 'Submeter Pedido',
  '/applicationManagement': 'Gerir Pedidos',
  '/applications': 'Pedidos de Elegibilidade',
  '/users': 'Utilizadores',
  '/providers': 'Prestadores de Serviço',
  '/userProviders': 'Utilizadores dos Prestadores de Serviço',
  '/applicationAnnualMaintenance': 'Manutenção da Tarifa Social',
};

/** Returns where a refused visitor ends up: the home page among the screens that exist. */
const homeOf = (role: Role, right: Right | undefined) =>
  homeRoute(
    { roles: [role], permissions: right ? [right] : [] },
    homeScreens(registry, () => true),
  );

const patience = 3000;
const arrivesAt = (path: string, heading?: string) =>
  waitFor(
    () => {
      expect(window.location.pathname).toBe(path);
      if (heading) screen.getByRole('heading', { level: 1, name: heading });
    },
    { timeout: patience },
  );

const everyone = roles.flatMap((role) => [undefined, ...rights].map((right) => ({ role, right })));
/** Visitors who walk every route: without rights, with a right of each module, and with a right of the other side. */
const walkers = [
  { role: 'Provider', right: undefined },
  { role: 'Provider', right: 'ApplicationsModule_Reader' },
  { role: 'Operator', right: 'AnnualMaintenanceModule_Updater' },
  { role: 'Operator', right: 'Users_Reader' },
  { role: 'Administrator', right: 'AnnualMaintenance_Reader' },
  { role: 'Administrator', right: 'Users_Reader' },
  { role: 'Administrator', right: 'Providers_Updater' },
] as const satisfies typeof everyone;

const allowedMenu = ({ role, right }: (typeof everyone)[number]) =>
  Object.entries(menuItems)
    .filter(([path]) => routes.some((route) => route.path === path && mayOpen(route, role, right)))
    .map(([, label]) => label);

describe('2.1 Routes and guards: every route × every role × every single right', () => {
  it.each(everyone)('$role with $right is allowed what the table gives, and nothing else', async (user) => {
    const { role, right } = user;
    keepSession([role], right ? [right] : []);
    const allows = async (resource: string, action: string) => authProvider.canAccess?.({ resource, action });
    for (const { name, screens, menu } of registry.filter(isInSpec)) {
      for (const { path, action } of screens) {
        const route = routes.find((candidate) => patternOf(candidate) === path);
        expect(await allows(name, action), path).toBe(route && mayOpen(route, role, right));
      }
      for (const { to, action } of menu) {
        const route = routes.find(({ path }) => path === to);
        expect(await allows(name, action), `menu ${to}`).toBe(route && mayOpen(route, role, right));
      }
    }
  });

  it.each(walkers)('$role with $right is led through all of them', async (user) => {
    const { role, right } = user;
    keepSession([role], right ? [right] : []);
    await openApp('/noPermissions');
    await screen.findByRole('heading', { level: 1, name: 'Sem permissões atribuídas' });

    const wrong: string[] = [];
    for (const route of routes) {
      const address = addressOf(route);
      const isAllowed = mayOpen(route, role, right);
      drawnScreens.clear();
      goTo(address);
      await arrivesAt(
        isAllowed ? address : homeOf(role, right),
        isAllowed ? headingOf(route) : undefined,
      ).catch(() => wrong.push(`${address} led to ${window.location.pathname}`));
      if (!isAllowed && drawnScreens.has(patternOf(route))) wrong.push(`${address} was drawn for a moment`);
    }
    expect(wrong).toEqual([]);

    goTo('/noPermissions');
    await screen.findByRole('heading', { level: 1, name: 'Sem permissões atribuídas' });
    const menu = screen.getByRole('navigation', { name: 'Navegação principal' });
    const links = within(menu).queryAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(allowedMenu(user));
  });
});

describe('2.1 Routes without a session', () => {
  it.each(routes.map(addressOf))('%s leads to login, with the wanted path and its query', async (address) => {
    await openApp(`${address}?tab=1&from=mail`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Autenticação Prestador' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('redirect')).toBe(`${address}?tab=1&from=mail`);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    ['/login', 'Autenticação Prestador'],
    ['/Login', 'Autenticação Prestador'],
    ['/login/', 'Autenticação Prestador'],
    ['/passwordRecovery', 'RECUPERAÇÃO DE PALAVRA-PASSE'],
    ['/passwordRecovery/', 'RECUPERAÇÃO DE PALAVRA-PASSE'],
    ['/passwordReset?code=abc', 'RECUPERAR PALAVRA-PASSE'],
    ['/passwordReset/?code=abc&isNewAccount=1', 'REGISTO'],
  ])('%s is public', async (address, heading) => {
    await openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(address);
  });
});
