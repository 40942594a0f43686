import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeRoute } from '../../../contract/rules/homeRoute';
import { homeScreens } from '../../../src/app/home/homeScreens';
import { registry } from '../../../src/app/registry';
import { makeAdministrator } from '../../support/builders';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';

const server = sharedServer();
const administrator = async () =>
  (await makeAdministrator(server().db, { permissions: ['Configurations_Reader'] })).username;

it('6 Home is a screen of our own for whoever may open no other', async () => {
  await renderApp('/', { as: await administrator(), server: server() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Textos de decisão' })).toBeVisible();
  expect(window.location.pathname).toBe('/decisionTexts');
});

it('7.7 Home is none where the back end does not know it', () => {
  const grants = { roles: ['Administrator'], permissions: ['Configurations_Reader'] };
  expect(
    homeRoute(
      grants,
      homeScreens(registry, () => true),
    ),
  ).toBe('/decisionTexts');
  expect(
    homeRoute(
      grants,
      homeScreens(registry, (capability) => capability === undefined),
    ),
  ).toBe('/noPermissions');
});
