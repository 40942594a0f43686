import { describe, expect, it } from 'vitest';
import { submissionKey } from '../../../src/tariff/applicationForm/ApplicationFormFrame';
import { exampleRequest } from '../../support/exampleRequest';
import { pdfFile } from '../../support/pdf';

const values = { ...exampleRequest, formId: 'form-1' };

describe('8 the key under which a form is sent', () => {
  it('stays for the same values, also those that came back out of a draft', () => {
    expect(submissionKey(structuredClone(values))).toBe(submissionKey(values));
  });

  it('stays where an input wrote nothing in another way, or in another order', () => {
    const { formId, ...rest } = values;
    const other = { ...rest, address: { ...values.address, doorNumber: null, floor: undefined }, formId };
    expect(submissionKey(other)).toBe(submissionKey(values));
  });

  it.each([
    ['a text', { fullName: 'Outra Pessoa' }],
    ['a document', { taxCustomsAuthorityFiles: [pdfFile('outro.pdf')] }],
    ['the form', { formId: 'form-2' }],
  ])('is another when %s is', (_, change) => {
    expect(submissionKey({ ...values, ...change })).not.toBe(submissionKey(values));
  });
});
