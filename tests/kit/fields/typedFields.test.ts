import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/kit/fields/Field';
import { defineRecordResource } from '../../../src/kit/record/defineRecordResource';
import { defineList } from '../../../src/kit/search/ListDefinition';

interface Thing {
  id: number;
  name: string;
  madeOn: string;
}
const messages = {
  resources: { things: { list: { title: 'Coisas' }, fields: { name: 'Nome' } } },
};
type Texts = typeof messages;

const place = { name: 'things', path: '/things', position: 1 } as const;
const name = { source: 'name', kind: 'text', maxLength: 9 } as const;

// `npm run typecheck` is the real check here: it fails on an unexpected error and on an
// expected one that is missing.
describe('what a declaration gets wrong is a type error', () => {
  it('a field that the record does not have', () => {
    const resource = defineRecordResource<Thing, Texts>({
      ...place,
      // @ts-expect-error the record has no nmae
      fields: [name, { source: 'nmae', kind: 'text', label: 'resources.things.fields.name' }],
      search: [],
      // @ts-expect-error the record has no nmae
      columns: ['nmae'],
    });
    expect(resource.name).toBe('things');
  });

  it('a field that the messages have no label for', () => {
    const resource = defineRecordResource<Thing, Texts>({
      ...place,
      fields: [
        name,
        { source: 'madeOn', kind: 'moment', label: 'resources.things.list.title' },
        // @ts-expect-error the messages have no label for madeOn
        { source: 'madeOn', kind: 'moment' },
      ],
      search: ['name'],
      columns: ['name'],
    });
    expect(resource.texts).toContain('resources.things.fields.madeOn');
  });

  it('a label that the messages do not have', () => {
    const resource = defineRecordResource<Thing, Texts>({
      ...place,
      // @ts-expect-error the messages have no text for this key
      fields: [{ ...name, label: 'resources.things.fields.nmae' }],
      search: [],
      columns: [],
    });
    expect(resource.texts).toContain('resources.things.fields.nmae');
  });

  it('a choice that the field can hold, without a text', () => {
    type Lamp = Thing & { state: 'on' | 'off' | null };
    const state = { source: 'state', kind: 'choice', label: 'resources.things.fields.name' } as const;
    const declare = (...fields: readonly Field<Lamp, Texts>[]) =>
      defineRecordResource<Lamp, Texts>({ ...place, fields, search: [], columns: [] });
    const resource = declare(
      { ...state, choices: { on: 'Acesa', off: 'Apagada' } },
      // @ts-expect-error off has no text
      { ...state, choices: { on: 'Acesa' } },
    );
    expect(resource.name).toBe('things');
  });

  it('a filter that the call does not take', () => {
    const list = defineList<Thing, { name: string }>({
      path: '/things',
      title: 'Coisas',
      tableTitle: 'Coisas',
      searchAction: 'list',
      // @ts-expect-error the call takes no colour
      search: [{ source: 'colour', kind: 'text' }],
      columns: [{ source: 'name' }],
    });
    expect(list.search).toHaveLength(1);
  });

  it('search and sections name declared fields only, or the declaration throws', () => {
    const declare = (extra: object) => () =>
      defineRecordResource({ ...place, fields: [name], search: [], columns: [], ...extra });
    expect(declare({})).not.toThrow();
    expect(declare({ search: ['colour'] })).toThrow('things: search names colour');
    expect(declare({ sections: [{ title: 'Uma parte', fields: ['colour'] }] })).toThrow(
      'things: Uma parte names colour',
    );
  });
});
