import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AccessRule,
  access,
  conditionsOf,
  moduleNames,
  type RightModule,
  rights,
  roles,
  rolesOfRight,
} from '../../contract/access';
import { auditSubjects } from '../../contract/records/auditRecords';
import type { RecordDeclaration } from '../../contract/records/defineRecords';
import { lookupFields } from '../../contract/records/recordChoices';
import type { RecordField } from '../../contract/records/recordFields';
import { importedFields } from '../../contract/records/recordImport';
import { maxPdfBytes } from '../../contract/rules/uploads';
import { listCapabilities, plainResources } from '../../server/http/listCalls';
import { namedTarget } from '../../server/services/records/lookupTarget';
import { recordSource } from '../../server/services/records/recordSources';
import { isOfBothSides, mayHold, unreadableLookups } from './unreadableLookups';

const declarations = plainResources.map(({ declaration }) => declaration);

describe('a plain resource is complete', () => {
  it('there are some', () => expect(declarations).not.toEqual([]));

  it.each(declarations)('$name has a file of its own, rows of rights, and a table', (declaration) => {
    const { name } = declaration;
    const file = `contract/records/${name}.ts`;
    expect(existsSync(file), `declare ${name} in ${file}`).toBe(true);
    expect(
      Reflect.get(access, name),
      `add rows for ${name} to contract/access.ts, and name them in ${file}: access.${name}`,
    ).toBe(declaration.access);
    expect(
      () => recordSource(declaration),
      `export recordTable(${name}) from server/db/schema/${name}.ts`,
    ).not.toThrow();
    expect(
      Object.keys(auditSubjects),
      `say in contract/records/auditRecords.ts what people call one of ${name}`,
    ).toContain(name);
    expect(listCapabilities()).toContain(name);
  });

  it.each(declarations)(
    '$name searches only by fields that its list can be searched by, and its mails lead to its own pages',
    ({ name, fields, actions = {} }) => {
      const screen = `resources/${name}/index.ts`;
      const text = existsSync(screen) ? readFileSync(screen, 'utf8') : '';
      const [, search = ''] = /\bsearch: \[([^\]]*)\]/.exec(text) ?? [];
      const searched = [...search.matchAll(/'(\w+)'/g)].map(([, source = '']) => source);
      const filterable = fields.filter((field) => field.filterable).map(({ source }) => source);
      expect(
        searched.filter((source) => !filterable.includes(source)),
        `say filterable: true at these fields in contract/records/${name}.ts, or take them out of search in ${screen}`,
      ).toEqual([]);
      const [, path = ''] = /\bpath: '([^']+)'/.exec(text) ?? [];
      const pages = Object.values(actions).flatMap(({ mail }) => mail?.page ?? []);
      expect(
        pages.filter((page) => page !== path && !page.startsWith(`${path}/`)),
        `these pages of mails do not lie below ${path}`,
      ).toEqual([]);
    },
  );

  it.each(declarations)('$name says whether it is recorded who read it', ({ name, isReadingAudited }) => {
    expect(
      isReadingAudited,
      `isReadingAudited in contract/records/${name}.ts: true if the records tell of people`,
    ).toBeTypeOf('boolean');
  });

  it.each(declarations)('$name takes no file that is larger than a document may be', ({ fields }) => {
    const most = fields.flatMap((field) => (field.kind === 'file' ? [field.maxBytes] : []));
    expect(most.filter((bytes) => bytes > maxPdfBytes)).toEqual([]);
  });

  it.each(declarations.filter(({ imports }) => imports))(
    '$name takes rows of files, which can fill every field that is required',
    (declaration) => {
      const filled = importedFields(declaration);
      const others = declaration.fields.filter((field) => field.required && !field.readOnly);
      expect(others.filter((field) => !filled.includes(field))).toEqual([]);
    },
  );

  it.each(declarations)(
    '$name names each field once, in words that no other of its fields has',
    ({ fields }) => {
      for (const names of [fields.map(({ source }) => source), fields.map(({ labelText }) => labelText)])
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      const reserved = ['id', 'version', 'history'];
      expect(fields.filter(({ source }) => reserved.includes(source))).toEqual([]);
    },
  );
});

describe('what a plain resource refers to', () => {
  it.each(declarations)('$name belongs to nobody, or to the provider in a required lookup', (declaration) => {
    expect(ownerProblem(declaration), `belongsTo in contract/records/${declaration.name}.ts`).toBeUndefined();
  });

  it.each(declarations)('$name has no lookup that is empty for some of those who see it', (declaration) => {
    expect(unreadableLookups(declaration), `contract/records/${declaration.name}.ts`).toEqual([]);
  });

  it.each(declarations)('$name has lookups with namesOnly of what this server stores', (declaration) => {
    for (const field of lookupFields(declaration).filter(({ lookup }) => lookup.namesOnly))
      expect(() => namedTarget(declaration, field)).not.toThrow();
  });

  it.each(declarations)('$name is audited if it tells of what is', ({ isReadingAudited, fields }) => {
    const named = lookupFields({ fields }).filter(({ lookup }) => lookup.namesOnly);
    const audited = declarations.filter((one) =>
      named.some(({ lookup }) => lookup.resource === one.name && one.isReadingAudited),
    );
    expect(isReadingAudited ? [] : audited.map((one) => one.name)).toEqual([]);
  });

  const named = { source: 'name', kind: 'text', labelText: 'Nome', maxLength: 9, required: true } as const;
  const ofProvider = {
    source: 'providerId',
    kind: 'lookup',
    labelText: 'Prestador',
    lookup: { resource: 'providers', text: 'name' },
  } as const;
  const told = (rule: AccessRule, field: RecordField = ofProvider) =>
    unreadableLookups({ access: { list: rule }, fields: [named, field] });

  it('is found to be empty for a role that may not list it, and for a right that does not include it', () => {
    const providers = { roles: ['Operator'], anyOf: ['ApplicationsModule_Reader'] } as const;
    const readers = { roles: ['Administrator'], anyOf: ['Providers_Reader'] } as const;
    const others = { roles: ['Administrator'], anyOf: ['Users_Reader'] } as const;
    const problem = (who: string) => `providerId: ${who} may not list providers: say namesOnly in its lookup`;
    expect(told(providers)).toEqual([problem('Operator with ApplicationsModule_Reader')]);
    expect(told({ anyRule: [readers, others] })).toEqual([problem('Administrator with Users_Reader')]);
    expect(told({ roles: ['Administrator'] })).toEqual([problem('Administrator with no right')]);
    expect(told(readers)).toEqual([]);
    // Configurations_Updater is never given without Configurations_Reader.
    const texts = { ...ofProvider, lookup: { resource: 'decisionTexts', text: 'title' } };
    expect(told({ roles: ['Administrator'], anyOf: ['Configurations_Updater'] }, texts)).toEqual([]);
    expect(told(providers, { ...ofProvider, lookup: { resource: 'userStatuses', text: 'x' } })).toEqual([]);
    expect(told(providers, { ...ofProvider, lookup: { ...ofProvider.lookup, namesOnly: true } })).toEqual([]);
    expect(told(providers, { ...ofProvider, ownText: 'name', readOnly: true })).toEqual([]);
    expect(told(providers, { ...ofProvider, ownText: 'name', readOnly: true, filterable: true })).toEqual([
      problem('Operator with ApplicationsModule_Reader'),
    ]);
  });

  it('is no owner unless it is a required lookup of providers', () => {
    const owned = (field: RecordField) => ownerProblem({ belongsTo: field.source, fields: [named, field] });
    expect(owned({ ...ofProvider, required: true })).toBeUndefined();
    for (const field of [
      named,
      ofProvider,
      { ...ofProvider, lookup: { resource: 'users', text: 'username' } },
    ])
      expect(owned(field)).toContain(`${field.source} is no required lookup of providers`);
  });
});

/** Tells why records can not belong to what their declaration names, if they can not. */
const ownerProblem = ({ belongsTo, fields }: Pick<RecordDeclaration, 'belongsTo' | 'fields'>) =>
  belongsTo === undefined ||
  lookupFields({ fields }).some(
    ({ source, required, lookup }) =>
      source === belongsTo && required === true && lookup.resource === 'providers',
  )
    ? undefined
    : `${belongsTo} is no required lookup of providers`;

describe('the rights', () => {
  it.each(rights)(
    '%s is asked for by a row of contract/access.ts that names the role, and so stands in a grid',
    (right) =>
      expect(
        rolesOfRight(right),
        `name ${right} in a rule with roles in contract/access.ts, or no grid can offer it`,
      ).not.toEqual([]),
  );

  it.each([...new Set(rights.map((right) => right.replace(/_\w+$/, '')))])(
    '%s has a name in the grid',
    (module) =>
      expect(Object.keys(moduleNames), `add ${module} to moduleNames in contract/access.ts`).toContain(
        module,
      ),
  );

  it.each(
    Object.entries<Record<string, AccessRule>>(access).flatMap(([resource, actions]) =>
      Object.entries(actions).map(([action, rule]) => [`${resource}.${action}`, rule] as const),
    ),
  )('that %s asks for can be held by a role of the same condition', (row, rule) => {
    for (const { roles: asked = roles, anyOf = [] } of conditionsOf(rule))
      for (const right of anyOf)
        expect(
          asked.filter((role) => mayHold(role, right)),
          `${row} in contract/access.ts asks ${asked.join(' or ')} for ${right}, which is a right of the other side`,
        ).not.toEqual([]);
  });

  it.each(Object.keys(moduleNames))('%s can be read, which every grid asks for first', (module) => {
    const own = rights.filter((right) => right.startsWith(`${module as RightModule}_`));
    expect(own, `add ${module}_Reader to the rights of contract/access.ts`).toContain(`${module}_Reader`);
  });

  it('are of one side each, except a few: no other right is for the regulator and for providers', () => {
    const both = rights.filter((right) => {
      if (isOfBothSides(right)) return false;
      const roles = rolesOfRight(right);
      return roles.includes('Administrator') && roles.length > 1;
    });
    expect(both).toEqual([]);
  });
});
