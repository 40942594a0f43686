import { expect, it } from 'vitest';
import { auditDetails } from '../../../contract/rules/auditDetails';
import { listCalls } from '../../../server/http/listCalls';

it('every id that a call takes in its address has words in the audit trail, where refusals note it', () => {
  const ids = listCalls().flatMap(({ call }) => {
    const ofQuery =
      call.method === 'GET' && 'input' in call ? Object.keys(Object(call.input).shape ?? {}) : [];
    const ofPath = [...call.path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name);
    return [...ofQuery, ...ofPath].filter((name) => /^(id|\w+Id)$/.test(name));
  });
  expect(ids).toContain('applicationId');
  expect([...new Set(ids)].filter((name) => !(name in auditDetails))).toEqual([]);
});
