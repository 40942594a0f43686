import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusalLabels } from '../../contract/fieldLabels';
import { listCalls } from '../../server/http/listCalls';

/** The parts of a JSON schema that this test follows. */
interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
}

/** Lists every field of an input, at any depth. */
const fieldsIn = ({ properties = {}, items, anyOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]),
  ...[...anyOf, ...(items ? [items] : [])].flatMap(fieldsIn),
];

/** Fields that nobody types or chooses: the client fills them in, so a refusal of one is a bug. */
const ofPrograms = [
  'sanitizeName',
  'localityId',
  'parishId',
  'countyId',
  'districtId',
  'resourceFileTypeId',
  'key',
];

const calls = listCalls().map(({ name, call }) => {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return { name, labels: { ...refusalLabels, ...call.labels }, fields: [...new Set(fieldsIn(schema))] };
});

describe('what a refusal calls a field', () => {
  it('is known of every field that a call takes', () => {
    const missing = calls.flatMap(({ name, labels, fields }) =>
      fields
        .filter((field) => !Object.hasOwn(labels, field) && !ofPrograms.includes(field))
        .map((field) => `${name}: ${field}`),
    );
    expect(missing, 'add these to contract/fieldLabels.ts, or to the labels of the call').toEqual([]);
  });
});
