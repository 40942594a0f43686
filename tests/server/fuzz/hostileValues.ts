import fc from 'fast-check';
import { pdfDataUrlPrefix } from '../../../contract/rules/uploads';
import { validNif } from '../../support/nifs';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Own keys that every object inherits: JSON can express them, an object literal can't. */
const inherited: unknown = JSON.parse(
  '{"__proto__":{"isAdmin":true,"toString":1},"constructor":{"prototype":{"x":1}},"hasOwnProperty":0}',
);

const texts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202egnp.exe',
    '\ufeff',
    '\u0007\u001b[31m',
    '\r\nX-Injected: 1',
  ],
  ...['👩‍👩‍👧‍👦'.repeat(60), 'é'.normalize('NFD'), '１２３４５６７８９', 'x'.repeat(300), 'ß'.repeat(5000)],
  ...[
    "' or 1=1 --",
    '%',
    '_%_',
    '\\',
    '$1',
    '#{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
  ],
  ...[
    '=cmd()',
    '@x',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '-1',
    '1e3',
    '0x10',
    '007',
    '١٢٣',
    '1,2',
  ],
  ...['2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ...['2026-05-20T00:00:00+14:00', '2026-05-20T23:59:59.123456789Z', '-271821-04-20T00:00:00Z', '2026-05-20'],
  ...['a@b.pt', 'a@b.pt\r\nBcc: x@y.pt', `${'a'.repeat(250)}@b.pt`, 'mailto:a@b.pt', 'ﬀ@b.pt'],
  ...[
    pdfDataUrlPrefix,
    `${pdfDataUrlPrefix}AAAA`,
    `${pdfDataUrlPrefix}JVBERi0=`,
    'data:text/html;base64,AAAA',
  ],
  ...[validNif(1), validNif(9_000_001), '000000000', '1000-001', '1000'],
];
const numbers = [
  0,
  -0,
  -1,
  1,
  2,
  7,
  8,
  100,
  1.5,
  1e-9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
];

/** Generates values that no form sends; `ids` are existing ids, of this company and of others. */
export const hostileValue = (ids: readonly number[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
    { weight: 5, arbitrary: fc.constantFrom<unknown>(...ids, ...ids.map(String)) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], inherited) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(nested(20), nested(31), nested(40), nested(3000)) },
    { weight: 1, arbitrary: fc.constant<unknown>(Array.from({ length: 2000 }, (_, index) => index)) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
