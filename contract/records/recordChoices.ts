import { z } from 'zod';
import { type Call, defineCall } from '../calls/defineCall';
import type { RecordDeclaration } from './defineRecords';
import type { RecordField } from './recordFields';
import { recordQuery } from './recordQuery';

/** A field that refers to a record of another resource. */
export type LookupField = Extract<RecordField, { kind: 'lookup' }>;

/** The fields of a plain resource that refer to records of other resources. */
export const lookupFields = ({ fields }: Pick<RecordDeclaration, 'fields'>): LookupField[] =>
  fields.filter((field) => field.kind === 'lookup');

/** Declares what a lookup can refer to, by id and text alone, as records that can be searched by that text. */
export const choicesOf = ({ source, labelText, lookup }: LookupField): RecordDeclaration => ({
  name: source,
  access: {},
  summary: labelText,
  fields: [{ source: lookup.text, kind: 'text', labelText, maxLength: 250, filterable: true }],
});

/**
 * Defines the calls that list what a lookup with `namesOnly` can refer to, by the field: a range of ids and texts, in
 * the order of their texts, for whoever may list, view, create or change a record with that field.
 */
export const recordChoices = (declaration: RecordDeclaration): RecordChoices => {
  const { name, summary, access, isReadingAudited } = declaration;
  const rules = [access.list, access.show, access.create, access.edit].filter((rule) => rule !== undefined);
  const named = rules.length > 0 ? lookupFields(declaration).filter(({ lookup }) => lookup.namesOnly) : [];
  return Object.fromEntries(
    named.map((field) => {
      const { source, labelText, lookup } = field;
      return [
        source,
        defineCall({
          capability: name,
          labels: { filter: 'Filtros', q: 'Pesquisa', range: 'Registos', [lookup.text]: labelText },
          method: 'GET',
          path: `/${name}/choices/${source}`,
          summary: `${summary}: as opções de ${source}, só com \`id\` e \`${lookup.text}\``,
          access: rules,
          recordedAs: (ofPeople[lookup.resource] ?? isReadingAudited) ? ['view'] : 'noPersonalData',
          input: choicesQuery(field),
          answer: z.array(z.object({ id: z.int().positive(), [lookup.text]: z.string().nullable() })),
          isRange: true,
        }),
      ];
    }),
  );
};

/** Whether names tell of people; those of other resources do where what refers to them is audited. */
const ofPeople: Readonly<Record<string, boolean>> = { users: true, userProviders: true, providers: false };

const choicesQuery = (field: LookupField) => recordQuery(choicesOf(field)).omit({ sort: true });

/** The calls that list what lookups can refer to, by the field. */
export type RecordChoices = Readonly<
  Record<string, Call<ReturnType<typeof choicesQuery>, z.ZodArray<z.ZodObject<{ id: z.ZodInt }>>>>
>;
