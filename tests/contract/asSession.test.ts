import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSession } from '../../contract/entities/asSession';
import { session } from '../../contract/entities/session';

const good = { accessToken: 'a', refreshToken: 'b', username: 'c', roles: ['Operator'], permissions: [] };

describe('asSession, which replaces the schema on the login page', () => {
  it('accepts what the schema accepts, and drops what it drops', () => {
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
