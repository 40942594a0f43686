import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { openResource } from './openResource';

const thing = { id: 7, name: 'Sete', madeOn: '2026-01-01T00:00:00Z' };

describe('a form in sections, and a resource that nobody changes', () => {
  const fields = [
    { source: 'name', label: 'Nome', kind: 'text', maxLength: 50, required: true },
    { source: 'madeOn', label: 'Feito em', kind: 'moment', readOnly: true },
  ] as const;
  const place = { name: 'things', path: '/things', position: 1, search: [], columns: ['name'] };
  const data = {
    getOne: async () => ({ data: thing as never }),
    getList: async () => ({ data: [thing] as never[], total: 1 }),
  };

  it('shows each section under its heading, and none that is empty', async () => {
    const sections = [
      { title: 'Primeira parte', fields: ['name'] },
      { title: 'Segunda parte', fields: ['madeOn'] },
    ];
    openResource('/things/create', defineRecordResource({ ...place, fields, sections }), { data });
    expect(await screen.findByRole('heading', { name: 'Primeira parte' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Segunda parte' })).not.toBeInTheDocument();
  });

  it('has neither a way to create or edit nor screens for it, and shows values instead of inputs', async () => {
    const resource = defineRecordResource({ ...place, fields, readOnly: true });
    expect(resource.screens.map(({ path }) => path)).toEqual(['/things', '/things/:id/details']);
    expect(resource.actions).toEqual([]);
    expect(resource.texts).not.toContain('resources.things.record.created');
    const user = openResource('/things', resource, { data });
    const link = await screen.findByRole('link', { name: /list\.row/ });
    expect(screen.queryByRole('link', { name: 'Adicionar' })).not.toBeInTheDocument();
    await user.click(link);
    expect(await screen.findByText('01-01-2026 00:00')).toBeVisible();
    expect(screen.getByText('Sete')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
  });
});
