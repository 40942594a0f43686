import { refusalLabels } from '../../../contract/fieldLabels';
import { docsTexts } from './docsTexts';
import type { JsonSchema } from './jsonSchema';
import { formsOf, typeText } from './typeText';

/** One field of a request or an answer, with the path to it. */
export interface DocumentedField {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Its Portuguese name on screen. */
  readonly label: string | undefined;
}

/** Returns a field's label; `id` has none, because its label is about applications but other records have ids too. */
const labelOf = (name: string) =>
  name !== 'id' && Object.hasOwn(refusalLabels, name) ? refusalLabels[name] : undefined;

const inside = (schema: JsonSchema, path: string): DocumentedField[] => {
  const forms = formsOf(schema).filter(({ properties, items }) => properties ?? items);
  return forms.flatMap((form, index) => {
    const own = forms.length > 1 ? `${path} (${docsTexts.form(index + 1)})`.trimStart() : path;
    if (form.items) return listRows(form.items, `${own}[]`);
    return Object.entries(form.properties ?? {}).flatMap(([name, value]) => [
      {
        path: own ? `${own}.${name}` : name,
        type: typeText(value),
        isRequired: form.required?.includes(name) ?? false,
        label: labelOf(name),
      },
      ...inside(value, own ? `${own}.${name}` : name),
    ]);
  });
};

const listRows = (items: JsonSchema, path: string): DocumentedField[] => {
  const rows = inside(items, path);
  return rows.length > 0 ? rows : [{ path, type: typeText(items), isRequired: true, label: undefined }];
};

/** Lists the fields of a request or an answer in the order they are declared; a bare value is one row. */
export const fieldRows = (schema: JsonSchema): DocumentedField[] => {
  const rows = inside(schema, '');
  const isEmptyObject = schema.properties !== undefined;
  return rows.length > 0 || isEmptyObject
    ? rows
    : [{ path: '', type: typeText(schema), isRequired: true, label: undefined }];
};
