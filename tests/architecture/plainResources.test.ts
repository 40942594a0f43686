import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AccessRule,
  access,
  conditionsOf,
  moduleNames,
  providerSide,
  type Right,
  type RightModule,
  type Role,
  rights,
  roles,
  rolesOfRight,
} from '../../contract/access';
import { auditSubjects } from '../../contract/records/auditRecords';
import { maxPdfBytes } from '../../contract/rules/uploads';
import { listCapabilities, plainResources } from '../../server/http/listCalls';
import { recordSource } from '../../server/services/records/recordSources';

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

  it.each(declarations)(
    '$name names each field once, in words that no other of its fields has',
    ({ fields }) => {
      for (const names of [fields.map(({ source }) => source), fields.map(({ labelText }) => labelText)])
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      const reserved = ['id', 'providerId', 'version'];
      expect(fields.filter(({ source }) => reserved.includes(source))).toEqual([]);
    },
  );
});

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

  /** Who can hold a right, by its name: those of a Module are for the side of the providers. */
  const holdersOf = (right: Right): readonly Role[] =>
    /Module_\w+$/.test(right) ? providerSide : ['Administrator'];

  it.each(
    Object.entries<Record<string, AccessRule>>(access).flatMap(([resource, actions]) =>
      Object.entries(actions).map(([action, rule]) => [`${resource}.${action}`, rule] as const),
    ),
  )('that %s asks for can be held by a role of the same condition', (row, rule) => {
    for (const { roles: asked = roles, anyOf = [] } of conditionsOf(rule))
      for (const right of anyOf)
        expect(
          holdersOf(right).filter((role) => asked.includes(role)),
          `${row} in contract/access.ts asks ${asked.join(' or ')} for ${right}, which is for ${holdersOf(right).join(' and ')}`,
        ).not.toEqual([]);
  });

  it.each(Object.keys(moduleNames))('%s can be read, which every grid asks for first', (module) => {
    const own = rights.filter((right) => right.startsWith(`${module as RightModule}_`));
    expect(own, `add ${module}_Reader to the rights of contract/access.ts`).toContain(`${module}_Reader`);
  });

  it('are of one side each: no right is for the regulator and for providers', () => {
    const both = rights.filter((right) => {
      const roles = rolesOfRight(right);
      return roles.includes('Administrator') && roles.length > 1;
    });
    expect(both).toEqual([]);
  });
});
