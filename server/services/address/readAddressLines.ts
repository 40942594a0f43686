import { type LookedUpAddress, lookedUpAddress } from '../../../contract/entities/address';

/** A line of the file: an address, or what is wrong with it. */
export type AddressLine = { readonly line: number } & (
  | { readonly address: LookedUpAddress }
  | { readonly problem: string }
);

type ReadLine = (text: string) => { address: LookedUpAddress } | { problem: string };

/** A hamlet may have no named streets. */
const mayBeEmpty = (part: AddressPart) => part === 'arteryDesignation' || part === 'arteryLocalInfo';

/** Returns the address on a line, or the first invalid column and what is wrong with it. */
const addressOf = (textOf: (part: AddressPart) => string): ReturnType<ReadLine> => {
  const empty = addressParts.find((part) => textOf(part) === '' && !mayBeEmpty(part));
  if (empty) return { problem: `has no ${addressColumns[empty]}` };
  const values = addressParts.map((part) => [part, isNumberPart(part) ? Number(textOf(part)) : textOf(part)]);
  const read = lookedUpAddress.safeParse(Object.fromEntries(values));
  if (read.success) return { address: { ...read.data, arteryLocalInfo: read.data.arteryLocalInfo || null } };
  const wrong = addressParts.find((part) => read.error.issues.some(({ path }) => path[0] === part));
  return { problem: wrong ? `has a wrong ${addressColumns[wrong]}: ${textOf(wrong)}` : 'is wrong' };
};

/**
 * Returns a reader for the lines below a heading, which sets the separator and the column order; or says what
 * the heading lacks.
 */
const lineReader = (heading: string): ReadLine | { problem: string } => {
  const separator = heading.includes(';') ? ';' : ',';
  const names = csvFields(heading, separator) ?? [];
  const missing = Object.values(addressColumns).filter((name) => !names.includes(name));
  if (missing.length > 0) return { problem: `has no heading ${missing.join(', ')}` };

  return (text) => {
    if (text.includes('\uFFFD')) return { problem: 'is not UTF-8' };
    const fields = csvFields(text, separator);
    if (!fields) return { problem: 'has a quotation mark that is not closed' };
    if (fields.length !== names.length)
      return { problem: `has ${fields.length} fields instead of ${names.length}` };
    return addressOf((part) => fields[names.indexOf(addressColumns[part])] ?? '');
  };
};

/**
 * Yields the addresses of a CSV file line by line as it is read; skips empty lines and reports a repeated id
 * as a problem.
 */
export async function* readAddressLines(texts: AsyncIterable<string>): AsyncGenerator<AddressLine> {
  const linesById = new Map<number, number>();
  let line = 0;
  let read: ReadLine | undefined;
  for await (const text of texts) {
    line += 1;
    if (!read) {
      const reader = lineReader(text.replace(/^\uFEFF/, ''));
      if ('problem' in reader) return yield { line, ...reader };
      read = reader;
    } else if (text.trim() !== '') {
      const found = read(text);
      const first = 'address' in found ? linesById.get(found.address.id) : undefined;
      if ('address' in found) linesById.set(found.address.id, first ?? line);
      yield first === undefined ? { line, ...found } : { line, problem: `has the id of line ${first}` };
    }
  }
  if (!read) yield { line: 1, problem: 'is missing' };
}

/**
 * Returns the trimmed fields of one line of a CSV file (RFC 4180, each record on a line of its own);
 * undefined if a quotation mark is not closed or is misplaced.
 */
const csvFields = (line: string, separator: ',' | ';'): string[] | undefined => {
  const fields: string[] = [];
  const field = new RegExp(`(?:\\s*"((?:[^"]|"")*)"\\s*|([^"${separator}]*))(${separator}|$)`, 'y');
  for (;;) {
    const found = field.exec(line);
    if (!found) return undefined;
    const [, quoted, plain = '', end] = found;
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return fields;
  }
};

/**
 * The file's column name for each part of an address, same as in the table (docs/operate.md, "Postal codes").
 */
export const addressColumns = {
  id: 'id',
  cp4: 'cp4',
  cp3: 'cp3',
  postalDesignation: 'postal_designation',
  arteryDesignation: 'artery_designation',
  arteryLocalInfo: 'artery_local_info',
  localityId: 'locality_id',
  locality: 'locality',
  parishId: 'parish_id',
  parish: 'parish',
  countyId: 'county_id',
  county: 'county',
  districtId: 'district_id',
  district: 'district',
} as const satisfies Record<keyof LookedUpAddress, string>;

/** A part of a looked-up address. */
export type AddressPart = keyof typeof addressColumns;

/** All parts, in the order of the table's columns. */
export const addressParts = Object.keys(addressColumns) as AddressPart[];

/** Returns whether a part is a number; the others are strings. */
export const isNumberPart = (part: AddressPart): boolean => part === 'id' || part.endsWith('Id');
