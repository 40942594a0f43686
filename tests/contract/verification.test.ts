import { describe, expect, it } from 'vitest';
import { answersSoFar, statusAfterAnswers } from '../../contract/rules/verification';

const none = undefined;

describe('10.3 verification: where the answers lead', () => {
  it.each([
    [true, true, 7, 7],
    [true, false, 7, 7],
    [false, true, 7, 7],
    [true, none, 7, 7],
    [none, true, 7, 7],
    [false, none, 3, 3],
    [none, false, 4, 4],
    [none, none, 2, 2],
    [false, false, 6, 8],
  ])(
    'Social Security %s, Tax Authority %s: %i with documents, %i without',
    (social, tax, withDocuments, without) => {
      const answers = { socialSecurity: social, taxAuthority: tax };
      expect(statusAfterAnswers(answers, { hasDocuments: true, isLastTime: false })).toBe(withDocuments);
      expect(statusAfterAnswers(answers, { hasDocuments: false, isLastTime: false })).toBe(without);
    },
  );

  it.each([
    [false, none],
    [none, false],
    [none, none],
  ])('%s and %s when nobody is asked again: the regulator decides', (socialSecurity, taxAuthority) => {
    for (const hasDocuments of [true, false]) {
      const answers = { socialSecurity, taxAuthority };
      expect(statusAfterAnswers(answers, { hasDocuments, isLastTime: true })).toBe(6);
    }
  });

  it('a status remembers the no that it was reached by', () => {
    for (const statusId of [2, 3, 4]) {
      const circumstances = { hasDocuments: false, isLastTime: false };
      expect(statusAfterAnswers(answersSoFar(statusId), circumstances)).toBe(statusId);
    }
  });
});
