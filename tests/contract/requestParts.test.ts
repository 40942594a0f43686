import { describe, expect, it } from 'vitest';
import { requestForm } from '../../contract/entities/request';
import { fieldsWith, listedFields, requestFields, storedFields } from '../../contract/rules/requestFields';
import {
  certificateFields,
  documentFields,
  documentLists,
  editableAddressParts,
  fixedAddressParts,
  studentFields,
  undeclaredFields,
} from '../../contract/rules/requestParts';

describe('the fields of a request that go together', () => {
  it.each([
    [true, true, []],
    [false, true, [...studentFields]],
    [true, false, [...documentLists]],
    [null, undefined, [...studentFields, ...documentLists]],
  ])('3 with a student: %s, with documents: %s, it leaves out %j', (isStudent, declared, left) => {
    expect(undeclaredFields({ isStudent, applicantProvidedRequiredDocuments: declared })).toEqual(left);
  });

  it('are fields that a request and its address have', () => {
    const { shape } = requestForm;
    expect(Object.keys(shape)).toEqual(expect.arrayContaining([...studentFields, ...documentFields]));
    expect(studentFields.filter((field) => !field.startsWith('student'))).toEqual([]);
    expect(Object.keys(shape.address.shape)).toEqual(
      expect.arrayContaining([...editableAddressParts, ...fixedAddressParts]),
    );
    expect(documentFields).toEqual([...certificateFields, ...documentLists]);
    expect(documentLists).toEqual(['socialSecurityFiles', 'taxCustomsAuthorityFiles']);
  });

  it('are each stored with the request or held by documents, and the lists show four of them', () => {
    expect([...storedFields, ...documentFields].sort()).toEqual(Object.keys(requestFields).sort());
    expect(listedFields).toEqual(['fullName', 'fiscalNumber', 'isStudent', 'studentFiscalNumber']);
    expect(fieldsWith({ kind: 'document' })).toEqual(certificateFields);
    expect(fieldsWith({ kind: 'documents' })).toEqual(documentLists);
  });
});
