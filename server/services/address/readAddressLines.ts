import { type LookedUpAddress, lookedUpAddress } from '../../../contract/entities/address';

/** A line of the file: an address, or what is wrong with it. */
export type AddressLine = { readonly line: number } & (
  | { readonly address: LookedUpAddress }
  | { readonly problem: string }
);

type ReadLine = (text: string) => { address: LookedUpAddress } | { problem: string };

/** A hamlet may have no street with a name. */
const mayBeEmpty = (part: AddressPart) => part === 'arteryDesignation' || part === 'arteryLocalInfo';

/** The address that a line's texts make; else the first of its columns that is wrong, and how. */
const addressOf = (textOf: (part: AddressPart) => string): ReturnType<ReadLine> => {
  const empty = addressParts.find((part) => textOf(part) === '' && !mayBeEmpty(part));
  if (empty) return { problem: `has no ${addressColumns[empty]}` };
  const values = addressParts.map((part) => [part, isNumberPart(part) ? Number(textOf(part)) : textOf(part)]);
  const read = lookedUpAddress.safeParse(Object.fromEntries(values));
  if (read.success) return { address: { ...read.data, arteryLocalInfo: read.data.arteryLocalInfo || null } };
  const wrong = addressParts.find((part) => read.error.issues.some(({ path }) => path[0] === part));
  return { problem: wrong ? `has a wrong ${addressColumns[wrong]}: ${textOf(wrong)}` : 'is wrong' };
};

/** Reads the lines below a heading, which tells separator and order of the columns; or says what it lacks. */
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

/** The addresses of a CSV file, line by line as it is read; empty lines are passed over, and each id may come once. */
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
 * The fields of one line of a CSV file (RFC 4180, each record on a line of its own), blanks around them removed;
 * undefined where a quotation mark is not closed, or stands where none may.
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

/** What the file calls each part of an address: as the table does (docs/operate.md, "Postal codes"). */
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

/** A part of an address that is looked up. */
export type AddressPart = keyof typeof addressColumns;

/** All of them, in the order of the table. */
export const addressParts = Object.keys(addressColumns) as AddressPart[];

/** Whether a part is a number; the others are texts. */
export const isNumberPart = (part: AddressPart): boolean => part === 'id' || part.endsWith('Id');
