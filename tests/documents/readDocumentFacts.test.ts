import { expect, it } from 'vitest';
import { generateDocuments } from './documentGenerator/generateDocuments';
import { readGenerated } from './documentGenerator/readGenerated';

/** Two rounds of all mistakes; every program writes at least two. */
const documents = generateDocuments(36, 45);

it.each(documents)('a document tells whom it is about, who issued it and when: $name', async (one) => {
  const { facts, findings } = await readGenerated(one);
  expect(findings.map(({ kind }) => kind)).toEqual(one.expected);
  expect(facts.hasText).toBe(one.hasText);
  if (!one.hasText) return;
  if (one.subject) expect(facts.fiscalNumbers.map(({ value }) => value)).toContain(one.subject);
  expect(facts).toMatchObject({ issuedOn: one.issuedOn, issuer: { name: one.issuer } });
  expect(facts.validationCode?.replaceAll('-', '')).toBe(one.code);
});
