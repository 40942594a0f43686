import { expect, it } from 'vitest';
import { access } from '../../contract/access';
import { auditSubjects } from '../../contract/records/auditRecords';
import { passedOnResources } from '../../contract/records/passedOn';

it('a resource of another server has rows of rights, words in the audit, and says whether reading is recorded', () => {
  for (const { name, access: rows, isReadingAudited } of passedOnResources) {
    expect(Reflect.get(access, name), `name its rows of contract/access.ts: access.${name}`).toBe(rows);
    expect(
      Object.keys(auditSubjects),
      `say in contract/records/auditRecords.ts what people call one of ${name}`,
    ).toContain(name);
    expect(isReadingAudited, `say whether it is recorded who read ${name}`).toBeTypeOf('boolean');
  }
});
