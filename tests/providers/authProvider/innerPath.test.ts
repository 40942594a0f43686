import { describe, expect, it } from 'vitest';
import { innerPath, loginRoute } from '../../../providers/authProvider/loginRoute';

const origin = 'https://tsi.example.pt';

describe('2.2 the redirect parameter', () => {
  it.each(['/applications', '/applicationManagement/12/details?tab=1#top', '/login-help'])(
    'leads to %s of this application',
    (path) => expect(innerPath(path, origin)).toBe(path),
  );

  it.each([
    [null],
    [''],
    ['applications'],
    ['https://elsewhere.example/'],
    ['//elsewhere.example'],
    ['/\\elsewhere.example'],
    ['/\t/elsewhere.example'],
    ['/.//elsewhere.example'],
    ['javascript:alert(1)'],
    ['/login'],
    ['/Login?redirect=%2Flogin'],
  ])('leads Home instead of to %s', (path) => expect(innerPath(path, origin)).toBe('/'));
});

describe('2.1 without a session', () => {
  it('goes to login with the wanted path and its query', () =>
    expect(loginRoute({ pathname: '/applications', search: '?page=2&x=a b' })).toBe(
      '/login?redirect=%2Fapplications%3Fpage%3D2%26x%3Da%20b',
    ));

  it('stays where it is on the login page', () =>
    expect(loginRoute({ pathname: '/Login', search: '?redirect=%2Fform' })).toBe('/Login?redirect=%2Fform'));
});
