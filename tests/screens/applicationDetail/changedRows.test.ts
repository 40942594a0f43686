import { describe, expect, it } from 'vitest';
import { changedRows } from '../../../src/tariff/applicationDetail/ComparisonCard';

const changed = (field: Parameters<typeof changedRows>[0][number]['field'], before: string | null) => ({
  field,
  before,
  after: `${field.split('.').at(-1)} de agora`,
});

describe('2.8 the rows of a comparison', () => {
  it('have an address that is elsewhere in one line, without its empty parts, in the place of its first part', () => {
    const rows = changedRows([
      changed('fullName', 'Ana Reis'),
      changed('address.cp4', '2700'),
      changed('address.cp3', '575'),
      changed('address.arteryDesignation', 'Rua do Sol'),
      changed('address.floor', null),
      changed('address.district', 'Lisboa'),
      changed('studentAddress.floor', '2'),
    ]);
    expect(rows).toEqual([
      { field: 'fullName', before: 'Ana Reis', after: 'fullName de agora' },
      {
        field: 'address',
        before: '2700-575, Rua do Sol, Lisboa',
        after: 'cp4 de agora-cp3 de agora, arteryDesignation de agora, floor de agora, district de agora',
      },
      { field: 'studentAddress.floor', before: '2', after: 'floor de agora' },
    ]);
  });

  it('are those of a new address as well, which had nothing before', () => {
    const parts = [
      'studentAddress.cp4',
      'studentAddress.cp3',
      'studentAddress.floor',
      'studentAddress.county',
    ] as const;
    expect(changedRows(parts.map((part) => changed(part, null)))).toEqual([
      expect.objectContaining({ field: 'studentAddress', before: '' }),
    ]);
  });

  it.each([
    ['a few parts', ['address.cp4', 'address.cp3', 'address.doorNumber']],
    [
      'the same postal code',
      ['address.cp4', 'address.arteryDesignation', 'address.doorNumber', 'address.floor'],
    ],
  ] as const)('name each part of an address that differs by %s', (_, fields) => {
    expect(changedRows(fields.map((field) => changed(field, '1'))).map(({ field }) => field)).toEqual(fields);
  });
});
