import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/kit/fields/Field';
import { fieldRule, isRequired } from '../../../src/kit/record/fieldRule';

const problem = (text: string) => (text === 'mau' ? 'Nome mau' : undefined);
const name = { source: 'name', kind: 'text', maxLength: 9, problem } as const satisfies Field;
const colour = { source: 'colour', kind: 'lookup', lookup: { resource: 'colours', text: 'name' } } as const;
const required = 'ra.validation.required';

describe('5 the rules of a record form', () => {
  it.each([undefined, null, '', '   ', 0, -1])('%j is missing where it is required', (value) => {
    expect(fieldRule({ ...name, required: true }, 'create')(value)).toBe(required);
    expect(fieldRule({ ...colour, required: true }, 'edit')(value)).toBe(required);
    expect(fieldRule(name, 'create')(value)).toBeUndefined();
  });

  it('a field may be required on creating only', () => {
    const field: Field = { ...name, required: 'create' };
    expect(isRequired(field, 'create')).toBe(true);
    expect(isRequired(field, 'edit')).toBe(false);
    expect(isRequired({ ...name, required: true }, 'edit')).toBe(true);
    expect(isRequired({ ...name, required: true }, 'view')).toBe(false);
  });

  it("asks for the field's own problem, without the spaces around", () => {
    expect(fieldRule(name, 'edit')(' mau ')).toBe('Nome mau');
    expect(fieldRule(name, 'edit')('bom')).toBeUndefined();
  });

  it('validates a fixed field on creation only, because it cannot be corrected later', () => {
    expect(fieldRule({ ...name, fixed: true }, 'create')('mau')).toBe('Nome mau');
    expect(fieldRule({ ...name, fixed: true }, 'edit')('mau')).toBeUndefined();
  });
});
