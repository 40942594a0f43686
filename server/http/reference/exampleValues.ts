import { referenceTexts } from './texts';

/** A part of the document: a schema, or what holds schemas. */
type Node = Record<string, unknown>;

/** What a field holds in examples; no value is that of a person. */
const examples: Readonly<Record<string, string>> = {
  fiscalNumber: '123456720',
  studentFiscalNumber: '123456720',
  fullName: referenceTexts.examples.person,
  studentFullName: referenceTexts.examples.student,
  email: 'pessoa@exemplo.example.pt',
  providerEmail: 'operador@prestador.example.pt',
  createdBy: 'operador@prestador.example.pt',
  username: 'operador@prestador.example.pt',
  providerName: referenceTexts.examples.provider,
  cp4: '1000',
  cp3: '001',
  postCode: '1000-001',
  postalDesignation: 'LISBOA',
  arteryDesignation: referenceTexts.examples.street,
  doorNumber: '1',
  floor: '2',
  floorSuffix: 'Esq.',
  locality: 'Lisboa',
  parish: 'Santa Maria Maior',
  county: 'Lisboa',
  district: 'Lisboa',
  filename: 'comprovativo.pdf',
  file: 'data:application/pdf;base64,JVBERi0xLjcK',
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const takesText = (schema: Node): boolean => {
  const forms = [schema, ...(Array.isArray(schema.anyOf) ? schema.anyOf.filter(isNode) : [])];
  return forms.some(({ type, enum: values }) => [type].flat().includes('string') && !values);
};

/** Bounds that only mean "any integer". */
const isAnyInteger = ([key, value]: readonly [string, unknown]) =>
  (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) >= 2 ** 31 - 1;

/**
 * Returns a description of calls in which the fields of a known name have an example that reads like real data, and
 * integers show no bounds but those that the calls set.
 */
export const withExampleValues = <Described>(described: Described): Described => {
  if (Array.isArray(described)) return described.map(withExampleValues) as Described;
  if (!isNode(described)) return described;
  const told = Object.entries(described).filter((entry) => !isAnyInteger(entry));
  return Object.fromEntries(
    told.map(([key, value]) => [
      key,
      key === 'properties' && isNode(value) ? fieldsWithExamples(value) : withExampleValues(value),
    ]),
  ) as Described;
};

const fieldsWithExamples = (fields: Node): Node =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const inner = withExampleValues(schema);
      const example = Object.hasOwn(examples, name) ? examples[name] : undefined;
      return [name, example && isNode(inner) && takesText(inner) ? { ...inner, examples: [example] } : inner];
    }),
  );
