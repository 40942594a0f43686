import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentedFiles, documentedLines } from '../support/documentedFiles';
import { type ExampleServer, startExampleServer } from '../support/exampleServer';
import { addFiles, addLine, changedFiles, makeWholeCopy, type ProjectCopy } from '../support/projectCopy';
import { expect, browserTest as test } from '../support/test';
import { upgradeTest } from '../support/upgradeTest';

const guide = readFileSync('docs/add-a-resource.md', 'utf8');
const files = documentedFiles(`${guide}\n${readFileSync('docs/add-a-screen.md', 'utf8')}`);
const maxLines = 40;
const minute = 60_000;
const inOneThread = ['--pool', 'threads', '--maxWorkers', '1'];
const cruise = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'];
const session = {
  accessToken: 'a',
  refreshToken: 'b',
  username: 'equipa@tsi.example.pt',
  roles: ['Administrator'],
  permissions: ['Configurations_Reader', 'Configurations_Updater'],
};

let copy: ProjectCopy;
let server: ExampleServer | undefined;

// These programs run for seconds, so the embedded database is compiled by the baseline compiler only
// (see startBriefServer). They run the tests they name, whichever suite this test is part of.
const run = (program: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, ['--liftoff-only', join(process.cwd(), 'node_modules', program), ...args], {
    cwd: copy.folder,
    env: { ...process.env, TEST_SUITE: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
const npm = (script: string, ...args: readonly string[]) =>
  execFileSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: copy.folder,
    // The type checker is a Go program: see tests/run/stages.mjs.
    env: { ...process.env, GOGC: 'off' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

// The same copy of the project takes the generator's output first, then the examples of the page.
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => {
  copy = makeWholeCopy();
});
test.afterAll(async () => {
  await server?.close();
  copy?.remove();
});

const open = async (page: Page, path: string, permissions = session.permissions) => {
  await page.addInitScript(
    (user) => localStorage.setItem('currentUser', user),
    JSON.stringify({ ...session, permissions }),
  );
  await page.goto(`${server?.url}${path}`);
};
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Nome' });

test('docs/add-a-resource.md and docs/add-a-screen.md declare each resource in 40 lines at most', () => {
  const declarations = files.filter(({ path }) => path.endsWith('/index.ts'));
  expect(declarations.map(({ path }) => path)).toEqual([
    'resources/contacts/index.ts',
    'resources/partners/index.ts',
    'resources/directory/index.ts',
    'resources/guests/index.ts',
  ]);
  for (const { path, text } of declarations) {
    expect(text.trimEnd().split('\n').length, path).toBeLessThanOrEqual(maxLines);
  }
});

test('npm run new:resource writes a resource that passes every check as it is, and works', () => {
  test.setTimeout(20 * minute);
  const said = npm('new:resource', 'complaints', 'Reclamação', 'Reclamações');
  expect(said).toContain('contract/records/complaints.ts: the fields');
  expect(readdirSync(join(copy.folder, 'server/db/migrations/team')).join()).toMatch(
    /\d{4}_after_\d{4}_complaints\.sql/,
  );
  expect(npm('new:action', 'complaints', 'remind', 'Lembrar o prestador')).toContain('what it does');
  // Only the new and changed files are checked: the project's own lint covers the rest.
  const written = changedFiles(copy);
  expect(written).toContain('contract/records/complaints.ts');
  run('@biomejs/biome/bin/biome', 'check', ...written);
  // Other files matter only as imports of these.
  const code = written.filter((path) => /\.tsx?$/.test(path));
  const others = `^(?!(${code.join('|').replaceAll('.', '\\.')})$)`;
  run('dependency-cruiser/bin/dependency-cruise.mjs', ...cruise, '--do-not-follow', others, ...code);
  npm('unused');
  // The last folder holds the generated test, which uses the screens against the real server.
  const inventory = 'tests/server/dataProtection/personalData.test.ts';
  const tests = ['tests/architecture', 'tests/server/conformance', inventory, 'tests/screens/complaints'];
  run('vitest/vitest.mjs', 'run', '--reporter=dot', ...inOneThread, ...tests);
  expect(() => npm('new:resource', 'complaints')).toThrow();
});

/** Returns what the type checker finds in some files of the copy; nothing when they pass. */
const typeErrors = (files: readonly string[]): string => {
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const config = { extends: './tsconfig.json', compilerOptions, files, include: [] };
  writeFileSync(join(copy.folder, 'tsconfig.some.json'), JSON.stringify(config));
  const compiler = join(process.cwd(), 'node_modules/typescript7/bin/tsc');
  const args = [compiler, '--project', 'tsconfig.some.json', '--checkers', '1', '--pretty', 'false'];
  const env = { ...process.env, GOGC: 'off' };
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy.folder, env, encoding: 'utf8' });
  rmSync(join(copy.folder, 'tsconfig.some.json'));
  return stdout;
};

test('docs/add-a-resource.md adds a field to requests in at most six files, and whichever is forgotten is a type error', () => {
  test.setTimeout(10 * minute);
  const lines = documentedLines(guide);
  const paths = [...new Set(lines.map(({ path }) => path))];
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.length).toBeLessThanOrEqual(6);
  const checked = [...paths, 'server/presenters/presentApplication.ts'];
  for (const forgotten of lines) {
    const undo = lines.filter((line) => line !== forgotten).map((line) => addLine(copy, line));
    expect(typeErrors(checked), `without its line in ${forgotten.path}`).toMatch(/error TS[\s\S]*\bphone\b/);
    for (const takeOut of undo.toReversed()) takeOut();
  }
  for (const line of lines) addLine(copy, line);
  expect(typeErrors(checked)).toBe('');
  expect(npm('migration', 'phone_of_applications')).toMatch(/\d{4}_after_\d{4}_phone_of_applications\.sql/);
});

/**
 * Lets complaints belong to a provider, and gives them states and a required day, as docs/add-a-resource.md says. The test
 * that was generated holds as it is.
 */
const giveOwnerAndStates = () => {
  const documented = (beginning: string) => {
    const block = new RegExp(`\`\`\`ts\\n(${beginning}[\\s\\S]*?)\\n\`\`\``);
    return block.exec(guide)?.[1] ?? '';
  };
  const [owner, states] = ['providerId', 'state'].map((name) => documented(`\\{\\n {2}source: '${name}',`));
  const said = "  belongsTo: 'providerId',\n  states: { field: 'state', first: 'open' },\n";
  edit('contract/records/complaints.ts', '  fields: [\n', `${said}$&${owner}\n${states}\n`);
  edit('resources/complaints/index.ts', "search: ['name'", "$&, 'providerId', 'state', 'receivedOn'");
  edit('resources/complaints/index.ts', "columns: ['name'", "$&, 'providerId', 'state'");
  const doing = 'remind: ({ record }) => ({ name: record.name.toUpperCase() })';
  edit('server/services/recordActions/complaints.ts', 'remind: () => ({})', doing);
  npm('new:action', 'complaints', 'close', 'Fechar reclamação', 'open', 'closed');
  edit('contract/records/complaints.ts', "to: 'closed' },", `$&\n${documented('reason: ')}`);
  const receivedOn = documented("\\{\\n {2}source: 'receivedOn',");
  edit('contract/records/complaints.ts', '  fields: [\n', `$&${receivedOn}\n`);
  // What each new column is, without which the type check fails.
  edit(
    'server/db/personalData/recordData.ts',
    "impersonal('id', 'active'), name: text }",
    "impersonal('id', 'active', 'providerId', 'state', 'receivedOn'), name: text, closingReason: text }",
  );
  npm('migration', 'owner_of_complaints', 'provider_id=1', 'state=open', 'received_on=2026-01-01');
};
const edit = (path: string, from: string, to: string) => {
  const whole = readFileSync(join(copy.folder, path), 'utf8');
  expect(whole, path).toContain(from);
  writeFileSync(join(copy.folder, path), whole.replace(from, to));
};

test('rights of its own, by npm run new:right, are held by whoever may change users in a database of before', () => {
  test.setTimeout(10 * minute);
  expect(npm('new:right', 'Complaints', 'Reclamações', 'complaints')).toMatch(
    /Complaints_Reader, Complaints_Writer, Complaints_Updater; .*\d{4}_after_\d{4}_rights_of_complaints\.sql/,
  );
  npm('new:right', 'ComplaintsModule', 'Reclamações', 'complaints');
  giveOwnerAndStates();
  const folder = 'tests/server/complaints';
  mkdirSync(join(copy.folder, folder));
  writeFileSync(join(copy.folder, folder, 'upgrade.test.ts'), upgradeTest);
  // A telephone is a text of a request by now: it is followed to the yearly request, and may be left out.
  const ofRequests = ['tests/screens/requestFields', 'tests/contract/applicationRules.test.ts'];
  const architecture = ['migrations', 'plainResources', 'recordActions'].map(
    (name) => `tests/architecture/${name}.test.ts`,
  );
  const tests = [...architecture, 'tests/screens/complaints', folder, ...ofRequests];
  run('vitest/vitest.mjs', 'run', '--reporter=dot', ...inOneThread, ...tests);
});

test('the type check passes with what was generated and with the examples, and the product is built with both', async () => {
  test.setTimeout(20 * minute);
  addFiles(copy, files);
  npm('typecheck', '--incremental', 'false', '--tsBuildInfoFile', 'null', '--checkers', '1');
  // Minifying is left out here: every other test runs on a minified build.
  npm('build:web', '--logLevel', 'error', '--minify', 'false');
  server = await startExampleServer(join(copy.folder, 'dist/web'));
});

test('contacts, on plain REST: search, list, create, view, edit', async ({ page }) => {
  await open(page, '/contacts');
  await expect(title(page, 'Contactos')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Contactos' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ana Contacto' })).toBeVisible();
  await nameBox(page).fill('ana');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByText('1-1 de 1 resultados')).toBeVisible();

  await page.getByRole('link', { name: 'Adicionar' }).click();
  await expect(title(page, 'Adicionar Contacto')).toBeVisible();
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Campo obrigatório.', { exact: true })).toHaveCount(2);
  await nameBox(page).fill('Rita Contacto');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rita@example.pt');
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Contacto criado com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/contacts\/\d+\/details$/);
  await expect(title(page, 'Contacto Rita Contacto')).toBeVisible();
  await expect(nameBox(page)).toBeDisabled();

  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/\/contacts\/\d+\/edit$/);
  await nameBox(page).fill('Rita Alterada');
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Contacto atualizado com sucesso.')).toBeVisible();
  await expect(title(page, 'Contacto Rita Alterada')).toBeVisible();

  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(nameBox(page)).toHaveValue('ana');
});

test('partners, on POST endpoints by their adapter: search, create, edit, and a failed load', async ({
  page,
}) => {
  await open(page, '/helpers/partners');
  await expect(title(page, 'Parceiros')).toBeVisible();
  await nameBox(page).fill('casa');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect(title(page, 'Alterar Parceiro Casa do Povo')).toBeVisible();
  await nameBox(page).fill('Casa Nova');
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Parceiro atualizado com sucesso.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Casa Nova' })).toBeVisible();

  await page.getByRole('link', { name: 'Adicionar' }).click();
  await expect(title(page, 'Adicionar Parceiro')).toBeVisible();
  await nameBox(page).fill('Junta');
  await page.getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Parceiro criado com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/helpers\/partners$/);

  await page.goto(`${server?.url}/helpers/partners/999/edit`);
  await expect(page.getByText('Parceiro n.º 999 não existe. Confirme o número.')).toBeVisible();
  await expect(page).toHaveURL(/\/helpers\/partners$/);
});

test('directory, a screen of its own: shows every contact, and changes one', async ({ page }) => {
  await open(page, '/directory');
  await expect(title(page, 'Lista telefónica')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Lista telefónica' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Rui Contacto' });
  await card.getByRole('button', { name: 'Responde depressa' }).click();
  await expect(card.getByText('Responde depressa')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await open(page, '/directory', ['Configurations_Reader']);
  await expect(page.getByRole('region', { name: 'Ana Contacto' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Responde depressa' })).toHaveCount(0);
});

test('guests, pasted from react-admin: search, and change in tabs with addresses of their own', async ({
  page,
}) => {
  await open(page, '/guests');
  await expect(title(page, 'Convidados')).toBeVisible();
  await expect(page.getByRole('cell', { name: '04/03/2026' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^12\s345,5$/ })).toBeVisible();
  await page.getByPlaceholder('Pesquisar').fill('rui');
  await expect(page.getByRole('cell', { name: 'Ana Convidada' })).toHaveCount(0);
  await page.getByRole('cell', { name: 'Rui Convidado' }).click();
  await expect(page).toHaveURL(/\/guests\/2$/);
  await nameBox(page).fill('Rui Mudado');
  await page.getByRole('tab', { name: 'Notas' }).click();
  await expect(page).toHaveURL(/\/guests\/2\/notes$/);
  await page.getByRole('textbox', { name: 'Notas' }).fill('Vem de comboio');
  await page.getByRole('button', { name: 'Gravar' }).click();
  // With or without the search, which is kept.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/guests');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the access rows guard routes, menu and buttons', async ({ page }) => {
  await open(page, '/contacts', ['Configurations_Reader']);
  await expect(page.getByRole('cell', { name: 'Ana Contacto' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Adicionar' })).toHaveCount(0);
  // Home is then the only screen left.
  await page.goto(`${server?.url}/contacts/create`);
  await expect(page).toHaveURL(/\/contacts$/);
});
