import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../contract/paths';
import { portugueseTexts } from './portugueseTexts';
import { codeFiles, migrations, rooms, teamMigrations, textOf } from './projectFiles';

const maxLines = 300;
const ofModules = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  '../../modules/*/contract/*Paths.ts',
  { eager: true },
);
const pathFiles = Object.keys(ofModules).map((path) => path.replace('../../', ''));
const pathsOfModules = Object.values(ofModules).flatMap((module) => Object.values(module));
const corporateReturn = 'src/public/corporateReturn.ts';
const product = rooms.filter((room) => !['docs', 'tests', 'build', 'scripts'].includes(room));
/** Texts, migrations, and the registries to which everybody adds a row: splitting these would hide a row. */
const withoutLimit =
  /\/(messages|texts|reactAdmin)\.ts$|^server\/db\/(migrations\/|personalData)|^contract\/(access|fieldLabels|records\/auditRecords|rules\/requestFields)\.ts$/;
/** Rules bring their texts; react-admin's are translated in one file; a demonstration's people and places are data. */
const homesOfTexts =
  /^(modules\/[^/]+\/)?contract\/|^server\/seed\/|^modules\/help\/screens\/(pages\/|helpPages)|^providers\/i18nProvider\/reactAdmin\.ts$|\/(messages|texts)\.ts$/;

const filesWith = (pattern: RegExp, files: readonly string[]) =>
  files.filter((path) => pattern.test(textOf(path)));

/** Programs for others to copy, which are texts here. */
const isToCopy = (path: string) => path.startsWith('modules/integration/contract/firstRequest/');

describe('source rules', () => {
  it(`no file is longer than ${maxLines} lines; messages, migrations and registries may be`, () => {
    const tooLong = codeFiles(...rooms)
      .filter((path) => !withoutLimit.test(path))
      .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > maxLines);
    expect(tooLong, 'split these by what they do').toEqual([]);
  });

  it('index.ts is only a resource or a side of a module declaring itself', () => {
    const others = codeFiles(...rooms).filter(
      (path) =>
        /(^|\/)index\.tsx?$/.test(path) &&
        !/^(resources\/[^/]+|modules\/[^/]+\/(server|server\/node|screens|public))\/index\.ts$/.test(path),
    );
    expect(others, 'name each file after what it exports').toEqual([]);
  });

  it('no two modules of a folder differ only in case, which some file systems ignore', () => {
    const names = codeFiles(...rooms).map((path) => path.toLowerCase().replace(/\.(tsx?|mjs)$/, ''));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('only providers/http fetches', () => {
    const client = codeFiles('src', 'resources', 'modules', 'providers').filter(
      (path) => !path.startsWith('providers/http/') && !isToCopy(path),
    );
    expect(filesWith(/(?<![.\w])fetch\(|XMLHttpRequest/, client), 'call a data or auth provider').toEqual([]);
    expect(filesWith(/(?<![.\w])fetch\(/, codeFiles('providers/http')).length).toBeLessThanOrEqual(1);
  });

  it('local storage is named in two files at most', () => {
    const files = filesWith(/\blocalStorage\b/, codeFiles('src', 'resources', 'modules', 'providers'));
    expect(files.length, `keep it out of: ${files.join(', ')}`).toBeLessThanOrEqual(2);
  });

  it('environment variables are read in one file per side', () => {
    const ours = codeFiles('server', 'modules').filter((path) => !isToCopy(path));
    expect(filesWith(/\bprocess\.env\b/, ours).length).toBeLessThanOrEqual(1);
    expect(
      filesWith(/\bimport\.meta\.env\b/, codeFiles('src', 'resources', 'providers')).length,
    ).toBeLessThanOrEqual(1);
  });

  it('transactions lock rows, never advisory locks, which some databases accept and ignore', () => {
    const files = [...codeFiles('server', 'modules'), ...migrations, ...teamMigrations];
    expect(filesWith(/\bpg_(try_)?advisory/i, files), 'call lockRow').toEqual([]);
  });

  it('a moment or day has one schema, which knows what the database holds', () => {
    const files = codeFiles('contract', 'resources', 'modules', 'providers', 'src').filter(
      (path) => !/^modules\/[^/]+\/server\//.test(path),
    );
    expect(filesWith(/\bz\.iso\b/, files), 'take moment or day').toEqual(['contract/entities/moment.ts']);
  });

  it('paths of the application are written in contract/paths.ts alone, those of a module in its contract', () => {
    const named = [paths, ...pathsOfModules].flatMap((some) =>
      Object.values(some).filter((path) => path !== paths.home),
    );
    const literal = new RegExp(`['"\`}](${named.join('|')})(?=[/?'"\`])`);
    const inCode = (path: string) => textOf(path).replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '');
    const files = codeFiles('contract', 'src', 'resources', 'modules', 'providers', 'server');
    const ownWay = ['contract/paths.ts', corporateReturn, ...pathFiles];
    const others = files.filter((path) => !ownWay.includes(path) && literal.test(inCode(path)));
    expect(others, 'take it from `paths`').toEqual([]);
  });

  it('the page that corporate sign-in returns to shares no module with the application', () => {
    expect(textOf(corporateReturn)).not.toMatch(/from '\./);
    expect(textOf(corporateReturn)).toContain(`'${paths.login}'`);
  });

  it('only src/ui styles what it draws in code; all others have style sheets', () => {
    const others = codeFiles('src', 'resources', 'modules').filter((path) => !path.startsWith('src/ui/'));
    expect(filesWith(/\bsx=/, others), 'use a widget of src/ui, or a class').toEqual([]);
  });

  it("what draws with react-admin's own components stands in the application's look", () => {
    const screens = codeFiles('src/tariff', 'resources', 'modules').filter((path) => path.endsWith('.tsx'));
    const withOwn = filesWith(/from 'react-admin'/, screens).map(dirname);
    const loaded = filesWith(/\breactAdminScreens?\(/, codeFiles('resources', 'modules')).map(dirname);
    expect(
      withOwn.filter((folder) => !loaded.includes(folder)),
      'load it by reactAdminScreens() in the index.ts of its resource',
    ).toEqual([]);
  });

  it('compiler and linter are never suppressed without a reason', () => {
    const silent = /@ts-ignore|@ts-nocheck|@ts-expect-error\s*$|biome-ignore[^:]*$/m;
    expect(filesWith(silent, codeFiles(...product))).toEqual([]);
  });

  it('a Portuguese text stands in its home: contract/, or messages.ts and texts.ts beside what shows it', () => {
    const elsewhere = codeFiles(...product)
      .filter((path) => !homesOfTexts.test(path))
      .flatMap((path) => portugueseTexts(path, textOf(path)).map((text) => `${path}: ${text}`));
    expect(elsewhere, 'move these to messages.ts or texts.ts in the same folder').toEqual([]);
  });
});

describe('portugueseTexts', () => {
  it.each([
    ['<p>Não</p>', ['Não']],
    ['<p>Voltar</p>', ['Voltar']],
    ["<Button label='Gravar pedido' />", ['Gravar pedido']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a component
    ['<p title={`Pedido ${id}`} />', ['Pedido']],
    ["<p>{translate('resources.applications.estado')}</p>", []],
    ["<Link to='/form'>{title}</Link>", []],
  ])('%s', (source, expected) => {
    expect(portugueseTexts('probe.tsx', `const probe = ${source};`)).toEqual(expected);
  });
});
