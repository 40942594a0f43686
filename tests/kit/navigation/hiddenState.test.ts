import { afterEach, describe, expect, it } from 'vitest';
import { clearSession, forgetFormerUser, writeSession } from '../../../providers/http/session';
import { hideState, revealState } from '../../../src/kit/navigation/hiddenState';
import { exampleSession } from '../../support/exampleSession';

const state = { search: { fiscalNumber: '123456789' } };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the state of a link', () => {
  it('goes into the history as an id that says nothing', () => {
    const id = hideState(state);
    expect(JSON.stringify(id)).not.toContain('123456789');
    expect(revealState(id)).toEqual(state);
    expect([hideState(null), hideState(undefined)]).toEqual([null, undefined]);
  });

  it.each([null, undefined, 'unknown', 5, state, '__proto__'])('is nothing for %j', (id) => {
    expect(revealState(id)).toBeNull();
  });

  it('is gone with the session, and for another user', () => {
    writeSession(exampleSession);
    const id = hideState(state);
    writeSession({ ...exampleSession, accessToken: 'renewed' });
    forgetFormerUser();
    expect(revealState(id)).toEqual(state);
    clearSession();
    expect(revealState(id)).toBeNull();

    writeSession(exampleSession);
    const other = hideState(state);
    localStorage.setItem('currentUser', JSON.stringify({ ...exampleSession, username: 'outra@example.pt' }));
    forgetFormerUser();
    expect(revealState(other)).toBeNull();
  });

  it('is kept for the last two hundred entries', () => {
    const first = hideState(state);
    const last = Array.from({ length: 200 }, () => hideState(state)).at(-1);
    expect(revealState(first)).toBeNull();
    expect(revealState(last)).toEqual(state);
  });
});
