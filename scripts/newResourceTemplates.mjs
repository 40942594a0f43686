/** @typedef {{ name: string, one: string, several: string }} Words */

/** What says of each column of a plain resource what it tells of whom. */
export const inventory = 'server/db/personalData/recordData.ts';

/** Returns the name of a resource's table and migration. @param {string} name */
export const fileOf = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns the complete files of a plain resource.
 * @param {Words & { position: number }} words
 */
export const templatesOf = ({ name, one, several, position }) => [
  {
    path: `contract/records/${name}.ts`,
    text: `import { access } from '../access';
import { fieldLengths } from '../rules/limits';
import { defineRecords } from './defineRecords';

/** ${several}. */
export const ${name} = defineRecords({
  name: '${name}',
  access: access.${name},
  summary: '${several}',
  defaultSort: ['name', 'ASC'],
  isReadingAudited: true,
  imports: true,
  fields: [
    {
      source: 'name',
      kind: 'text',
      labelText: 'Nome',
      maxLength: fieldLengths.personName,
      required: true,
      sortable: true,
      filterable: true,
    },
    { source: 'active', kind: 'yesNo', labelText: 'Ativo', filterable: true },
  ],
});
`,
  },
  {
    path: `server/db/schema/${name}.ts`,
    text: `import { ${name} as declaration } from '../../../contract/records/${name}';
import { recordTable } from './recordTable';

/** ${several}. */
export const ${name} = recordTable(declaration);
`,
  },
  {
    path: `resources/${name}/index.ts`,
    text: `import type { RecordOf } from '../../contract/records/defineRecords';
import { ${name} } from '../../contract/records/${name}';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import type { messages } from './messages';

/** ${several}. */
export const resource = defineRecordResource<RecordOf<typeof ${name}>, typeof messages>({
  ...${name},
  capability: ${name}.name,
  path: '/${name}',
  position: ${position},
  search: ['name', 'active'],
  columns: ['name', 'active'],
  exports: true,
});
`,
  },
  {
    path: `resources/${name}/messages.ts`,
    text: `import { recordTexts } from '../../contract/records/defineRecords';
import { ${name} } from '../../contract/records/${name}';

/** Texts of ${name}. */
export const messages = {
  resources: {
    ${name}: {
      name: '${one} |||| ${several}',
      list: { title: '${several}', row: 'Detalhe' },
      record: {
        section: 'Dados do registo',
        create: 'Adicionar: ${one}',
        edit: 'Alterar: %{name}',
        view: '${one}: %{name}',
        created: 'Registo criado com sucesso.',
        updated: 'Registo atualizado com sucesso.',
        notCreated: 'Não foi possível criar o registo. Tente novamente.',
        notUpdated: 'Não foi possível alterar o registo. Tente novamente.',
        confirmDelete: 'Tem a certeza de que pretende eliminar: %{name}?',
        deleted: 'Registo eliminado com sucesso.',
        notDeleted: 'Não foi possível eliminar o registo. Tente novamente.',
        notLoaded: 'Não foi possível obter o registo. Tente novamente.',
      },
      ...recordTexts(${name}),
    },
  },
};
`,
  },
  {
    path: `tests/screens/${name}/${name}.test.tsx`,
    text: `import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from '../../../contract/records/${name}';
import { fillRecord, nameBox } from '../../support/fillRecord';
import { renderApp } from '../../support/renderApp';

it('${name} are created, shown, changed, found and deleted', async () => {
  const { user } = await renderApp('/${name}/create', { as: 'admin@tsi.example.pt' });
  await fillRecord(user, ${name}, 'Exemplo');
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  await screen.findByRole('heading', { level: 1, name: '${one}: Exemplo' });

  await user.click(screen.getByRole('link', { name: 'Editar' }));
  await screen.findByRole('heading', { level: 1, name: 'Alterar: Exemplo' });
  await user.type(await nameBox(${name}), ' alterado');
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  await screen.findByRole('heading', { level: 1, name: '${one}: Exemplo alterado' });

  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await screen.findByRole('heading', { level: 1, name: '${several}' });
  await user.type(await nameBox(${name}), 'alterado');
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  await waitFor(async () => {
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('Exemplo alterado');
  });

  await user.click(screen.getByRole('link', { name: 'Detalhe' }));
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Registo eliminado com sucesso.')).toBeVisible();
  expect(await screen.findByText('Não foram encontrados resultados')).toBeVisible();
});
`,
  },
];

/**
 * Returns lines for existing files, each to be inserted before a line that the file has.
 * @param {Words} words
 */
export const lines = ({ name, one, several }) => [
  {
    path: 'contract/access.ts',
    before: '} as const satisfies AccessRows;',
    text: `  ${name}: {
    list: { roles: administrator, anyOf: ['Configurations_Reader'] },
    show: { roles: administrator, anyOf: ['Configurations_Reader'] },
    create: { roles: administrator, anyOf: ['Configurations_Updater'] },
    edit: { roles: administrator, anyOf: ['Configurations_Updater'] },
    delete: { roles: administrator, anyOf: ['Configurations_Updater'] },
  },
`,
  },
  {
    path: 'contract/records/auditRecords.ts',
    before: "  decisionTexts: 'Texto de decisão',\n",
    text: `  ${name}: '${one}',\n`,
  },
  {
    path: inventory,
    before: 'import { decisionTexts }',
    text: `import { ${name} } from '../schema/${name}';
`,
  },
  {
    path: inventory,
    before: '  dataOf(decisionTexts,',
    text: `  dataOf(${name}, { ...impersonal('id', 'active'), name: text }),
`,
  },
  {
    path: 'docs/glossary.md',
    before: '| applications | /form, /applicationManagement | provider and operator |\n',
    text: `| ${name} (${several}) | /${name} | administrator |\n`,
  },
];

/** Returns a name in code with a capital. @param {string} name */
export const title = (name) => name.charAt(0).toUpperCase() + name.slice(1);
