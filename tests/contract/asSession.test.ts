import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { session } from '../../contract/entities/session';
import { asSession } from '../../contract/rules/asSession';

const good = { accessToken: 'a', refreshToken: 'b', username: 'c', roles: ['Operator'], permissions: [] };

describe('asSession, which stands in for the schema on the sign-in page', () => {
  it('takes what the schema takes, and leaves out what it leaves out', () => {
    expect(asSession({ ...good, more: 1 })).toEqual(good);
  });

  it('judges anything as the schema does', () => {
    const member = fc.oneof(fc.string(), fc.array(fc.string()), fc.array(fc.integer()), fc.anything());
    const almost = fc.record(
      { accessToken: member, refreshToken: member, username: member, roles: member, permissions: member },
      { requiredKeys: [] },
    );
    const changed = almost.map((changes) => ({ ...good, ...changes }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost, changed), (value) => {
        expect(asSession(value)).toEqual(session.safeParse(value).data);
      }),
    );
  });
});
