import { render, screen } from '@testing-library/react';
import { CoreAdmin, CustomRoutes, useResourceContext } from 'ra-core';
import { MemoryRouter, Route, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { CapabilitiesContext } from '../../../src/kit/access/useCapability';
import { defineResource } from '../../../src/kit/resource/defineResource';
import { mountResource } from '../../../src/kit/resource/mountResource';

const rendered = vi.fn();
const Here = () => {
  rendered();
  return `${useResourceContext()} at ${useLocation().pathname}`;
};
const Login = () => `login${useLocation().search}`;
const load = async () => Here;

const definitions = [
  defineResource({
    name: 'applications',
    menu: [],
    screens: [{ path: '/applicationManagement', action: 'list', load }],
  }),
  defineResource({
    name: 'backofficeApplications',
    menu: [],
    screens: [
      { path: '/applications', action: 'list', load },
      { path: '/applications/:id/details', action: 'show', load },
    ],
  }),
  defineResource({
    name: 'extras',
    capability: 'extras',
    menu: [],
    screens: [{ path: '/extras/:id/details', action: 'show', load }],
  }),
];

const renderAt = (
  path: string,
  { signedIn = true, allowed = ['list', 'show'], offered = [] as readonly string[] } = {},
) => {
  rendered.mockClear();
  const resources = definitions.map((definition) => mountResource(definition, <p>not found</p>));
  const authProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {
      if (!signedIn) throw { redirectTo: '/login?redirect=wanted' };
    },
    checkError: async () => {},
    getPermissions: async () => {},
    canAccess: async ({ action }: { action: string }) => allowed.includes(action),
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <CapabilitiesContext value={{ subscribe: () => () => {}, getSnapshot: () => offered }}>
        <CoreAdmin authProvider={authProvider} dashboard={() => <p>Home</p>} loginPage={false}>
          {resources}
          <CustomRoutes noLayout>
            <Route path="/login" element={<Login />} />
          </CustomRoutes>
        </CoreAdmin>
      </CapabilitiesContext>
    </MemoryRouter>,
  );
};

describe('2.1 screens at the URLs of the specification', () => {
  it.each([
    ['/applicationManagement', 'applications'],
    ['/applications', 'backofficeApplications'],
    ['/applications/5/details', 'backofficeApplications'],
  ])('%s belongs to %s', async (path, resource) => {
    renderAt(path);
    expect(await screen.findByText(`${resource} at ${path}`)).toBeVisible();
  });

  it.each([
    '/applications/5',
    '/applications/create',
    '/backofficeApplications',
    '/backofficeApplications/1',
  ])('%s, where react-admin would have a page of its own, is not found', async (path) => {
    renderAt(path);
    expect(await screen.findByText('not found')).toBeVisible();
  });

  it('are not found where the back end does not offer what their resource needs', async () => {
    renderAt('/extras/5/details');
    expect(await screen.findByText('not found')).toBeVisible();
    expect(rendered).not.toHaveBeenCalled();
  });

  it('are there where it does', async () => {
    renderAt('/extras/5/details', { offered: ['extras'] });
    expect(await screen.findByText('extras at /extras/5/details')).toBeVisible();
  });

  it('sends a refused visitor to Home without drawing anything', async () => {
    renderAt('/applications/5/details', { allowed: ['list'] });
    expect(await screen.findByText('Home')).toBeVisible();
    expect(rendered).not.toHaveBeenCalled();
  });

  it('sends a visitor who is not signed in to the sign-in', async () => {
    renderAt('/applications', { signedIn: false });
    expect(await screen.findByText('login?redirect=wanted')).toBeVisible();
    expect(rendered).not.toHaveBeenCalled();
  });
});
