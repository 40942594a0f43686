import { CoreAdminUI, type CoreLayoutProps } from 'ra-core';
import { PathTracker } from '../../../../src/kit/navigation/visitedPaths';
import { defineRecordResource } from '../../../../src/kit/record/defineRecordResource';
import { mountResource } from '../../../../src/kit/resource/mountResource';
import type { Play } from '../stage/ExampleModule';
import type { Complaint } from '../stage/records';

const resource = defineRecordResource<Complaint>({
  name: 'complaints',
  path: '/complaints',
  position: 1,
  fields: [
    { source: 'name', maxLength: 80, required: true, sortable: true },
    { source: 'receivedOn', kind: 'date', required: true, sortable: true },
    { source: 'state', kind: 'choice', choices: { open: 'Aberta', closed: 'Fechada' } },
    { source: 'provider', kind: 'lookup', lookup: { resource: 'providers', text: 'name' } },
  ],
  search: ['name', 'state', 'provider'],
  columns: ['name', 'receivedOn', 'state', 'provider'],
});
const screens = mountResource(resource, <h1>404</h1>);

const Layout = ({ children }: CoreLayoutProps) => (
  <>
    {children}
    <PathTracker />
  </>
);

export const path = '/complaints';

/** List, form in its three modes and routes of a resource, from one declaration. */
export const Example = () => (
  <CoreAdminUI title="Exemplo" layout={Layout} disableTelemetry>
    {screens}
  </CoreAdminUI>
);

export const play: Play = async ({ screen, user, expect }) => {
  expect(await screen.findByText('1-10 de 23 resultados')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Adicionar' }));
  await user.click(await screen.findByRole('button', { name: 'Gravar' }));
  expect(await screen.findByText('Há 2 campos por corrigir')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Assunto/ }), 'Sem ligação');
  await user.type(screen.getByRole('textbox', { name: /^Recebida em/ }), '22/11/2026');
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sem ligação' })).toBeVisible();
  expect(await screen.findByText('A reclamação foi registada.')).toBeVisible();
};
