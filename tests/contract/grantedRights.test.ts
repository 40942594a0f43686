import { describe, expect, it } from 'vitest';
import { grantProblem } from '../../contract/rules/grantedRights';
import { userType } from '../../contract/rules/userTypes';

const actor = { userId: 1, permissions: ['a', 'b'] };
const ofRegulator = { actor, userTypeId: userType.administrator };

describe('the rights that a change adds', () => {
  it.each([
    ['to a new user, of those held', { before: [], after: ['a', 'b'] }, undefined],
    ['to another, one that is not held', { userId: 2, before: ['a'], after: ['a', 'c'] }, 'notHeld'],
    ['to a new user, one that is not held among others', { before: [], after: ['a', 'c'] }, 'notHeld'],
    ['to oneself, although held', { userId: 1, before: ['a'], after: ['a', 'b'] }, 'ownRights'],
    ['none, to oneself', { userId: 1, before: ['a', 'b'], after: ['b', 'a'] }, undefined],
    ['none, and one is taken from oneself', { userId: 1, before: ['a', 'b'], after: ['a'] }, undefined],
    ['none, and one that is not held stays', { userId: 2, before: ['c'], after: ['c'] }, undefined],
  ])('%s', (_, change, problem) => {
    expect(grantProblem({ ...ofRegulator, ...change })).toBe(problem);
  });

  it('to a system are held, or given by a manager of the providers’ users', () => {
    const given = { userTypeId: userType.client, before: ['c'], after: ['a', 'c'] };
    expect(grantProblem({ actor, ...given })).toBeUndefined();
    expect(grantProblem({ actor, ...given, after: ['c', 'd'] })).toBe('notHeld');
    const manager = { ...actor, permissions: ['Providers_Updater'] };
    expect(grantProblem({ actor: manager, ...given })).toBeUndefined();
  });

  it.each([userType.provider, userType.operator])(
    'of the providers (type %i) need not be held',
    (userTypeId) => {
      expect(grantProblem({ actor, userTypeId, before: [], after: ['c'] })).toBeUndefined();
      expect(grantProblem({ actor, userTypeId, userId: 1, before: [], after: ['c'] })).toBe('ownRights');
    },
  );
});
