import {
  type AccessCondition,
  accessRule,
  conditionsOf,
  type Right,
  type Role,
  rights,
  roles,
  satisfies,
} from '../../contract/access';
import type { RecordDeclaration } from '../../contract/records/defineRecords';
import { lookupFields } from '../../contract/records/recordChoices';

/**
 * Names the lookups of a plain resource that stay empty for somebody: who may list, view, create or change its records,
 * but not list the resource that the lookup refers to. One that only shows a text which the record brings needs no right;
 * neither do resources without rows of rights, which everybody who is signed in may list.
 */
export const unreadableLookups = (declaration: Pick<RecordDeclaration, 'access' | 'fields'>): string[] => {
  const { list, show, create, edit } = declaration.access;
  const conditions = [list, show, create, edit].flatMap((rule) => (rule ? conditionsOf(rule) : []));
  return lookupFields(declaration)
    .filter(({ lookup, ownText, readOnly, filterable }) => {
      const isOnlyShown = ownText && readOnly && !filterable;
      return !lookup.namesOnly && !isOnlyShown;
    })
    .flatMap(({ source, lookup: { resource } }) => {
      const rule = accessRule(resource, 'list');
      const without = rule ? conditions.flatMap(holdersOf).filter((holder) => !satisfies(holder, rule)) : [];
      return without.map(
        ({ roles: [role], permissions }) =>
          `${source}: ${role} with ${permissions.at(-1) ?? 'no right'} may not list ${resource}: say namesOnly in its lookup`,
      );
    })
    .filter((problem, index, all) => all.indexOf(problem) === index);
};

/** Everybody who meets a condition with one right: with each of its roles and each of its rights. */
const holdersOf = ({ roles: asked = roles, anyOf }: AccessCondition) =>
  asked.flatMap((role) =>
    (anyOf ?? [undefined])
      .filter((right) => right === undefined || mayHold(role, right))
      .map((right) => ({ roles: [role], permissions: right ? withReading(right) : [] })),
  );

/** Whether a right is for a role, by its name: those of a Module are for the side of the providers, a few for both. */
export const mayHold = (role: Role, right: Right): boolean =>
  isOfBothSides(right) || /Module_\w+$/.test(right) === (role !== 'Administrator');

/** Whether a right is for both sides: the regulator lets the systems of any provider in, a provider its own. */
export const isOfBothSides = (right: Right): boolean => right.startsWith('Integration_');

/** Who may create or change may also read: the grid ticks it along. */
const withReading = (right: Right): Right[] => {
  const reading = right.replace(/_\w+$/, '_Reader');
  return [...rights.filter((one) => one === reading), right];
};
