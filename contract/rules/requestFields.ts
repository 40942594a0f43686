import type { LabelledField } from '../fieldLabels';
import { fieldLengths } from './limits';

/** A line of text about a person. */
export interface TextFacts {
  readonly kind: 'text';
  readonly about: 'citizen' | 'student';
  /** In characters. */
  readonly maxLength: number;
  readonly isNif?: true;
  /** Whether it must be filled in; what is about a student, in a student's request only. */
  readonly isRequired: boolean;
  /** Whether the rows of the application lists have it. */
  readonly isListed: boolean;
}

interface OtherFacts {
  readonly kind: 'address' | 'flag' | 'document' | 'documents';
  /** What is about a student is left out of a request that is not for one. */
  readonly about: 'citizen' | 'student' | 'request';
  readonly isListed?: true;
}

const personName = { kind: 'text', maxLength: fieldLengths.personName, isRequired: true } as const;
const nif = { kind: 'text', maxLength: fieldLengths.nif, isNif: true, isRequired: true } as const;

/**
 * The fields of a request (spec 3), in the order of form and detail. Schemas, rules, empty forms, comparisons, what is
 * stored, copied and answered all follow from these lines; docs/add-a-resource.md says what else a new one needs.
 */
export const requestFields = {
  fullName: { ...personName, about: 'citizen', isListed: true },
  fiscalNumber: { ...nif, about: 'citizen', isListed: true },
  address: { kind: 'address', about: 'citizen' },
  isStudent: { kind: 'flag', about: 'request', isListed: true },
  studentFullName: { ...personName, about: 'student', isListed: false },
  studentFiscalNumber: { ...nif, about: 'student', isListed: true },
  studentAddress: { kind: 'address', about: 'student' },
  studentRegistrationCertificateFile: { kind: 'document', about: 'student' },
  studentAddressCertificateFile: { kind: 'document', about: 'student' },
  applicantGaveConsent: { kind: 'flag', about: 'request' },
  applicantProvidedRequiredDocuments: { kind: 'flag', about: 'request' },
  socialSecurityFiles: { kind: 'documents', about: 'request' },
  taxCustomsAuthorityFiles: { kind: 'documents', about: 'request' },
} as const satisfies { [Name in LabelledField]?: TextFacts | OtherFacts };

type Fields = typeof requestFields;
export type RequestField = keyof Fields;

/** A field of which all these facts hold. */
export type FieldWith<Facts> = {
  [Name in RequestField]: Fields[Name] extends Facts ? Name : never;
}[RequestField];

const allFields = Object.keys(requestFields) as RequestField[];

/** Returns the fields of which all these facts hold, in order. */
export const fieldsWith = <const Facts extends Partial<TextFacts | OtherFacts>>(facts: Facts) =>
  allFields.filter((name) =>
    Object.entries(facts).every(([fact, value]) => Reflect.get(requestFields[name], fact) === value),
  ) as FieldWith<Facts>[];

/** A field that is stored with the request itself: all but its documents. */
export type StoredField = FieldWith<{ kind: 'text' | 'address' | 'flag' }>;
export const storedFields = allFields.filter(
  (name): name is StoredField => !requestFields[name].kind.startsWith('document'),
);

/** The fields in the rows of the application lists. */
export const listedFields = fieldsWith({ isListed: true });

/** A request whose fields have one type for each kind. */
export type EveryField<Text, Address, Flag, Document, Documents> = {
  [Name in RequestField]: {
    text: Text;
    address: Address;
    flag: Flag;
    document: Document;
    documents: Documents;
  }[Fields[Name]['kind']];
};

/** Builds something for every field of a request, in order, by its kind: its schema, or an empty value. */
export const everyField = <Text, Address, Flag, Document, Documents>(of: {
  text: (facts: TextFacts) => Text;
  address: Address;
  flag: Flag;
  document: Document;
  documents: Documents;
}) =>
  valuesFor(allFields, (name) => {
    const facts = requestFields[name];
    return facts.kind === 'text' ? of.text(facts) : of[facts.kind];
  }) as EveryField<Text, Address, Flag, Document, Documents>;

/** Builds a record of one value for each name. */
export const valuesFor = <Name extends string, Value>(fields: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(fields.map((name) => [name, make(name)])) as Record<Name, Value>;

/** Returns these fields of a record, and no others. */
export const pickFields = <Whole, Name extends keyof Whole & string>(whole: Whole, fields: readonly Name[]) =>
  valuesFor(fields, (name) => whole[name]) as Pick<Whole, Name>;
