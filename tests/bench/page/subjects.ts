/** An application that the bench measures. */
export interface Subject {
  name: string;
  url: string;
  loginPath: string;
  listPath: string;
  /** Accessible names of its login page and its list. */
  labels: { username: string | RegExp; submit: string | RegExp; pageSize: string | RegExp };
  /** What the browser stores besides the session, so that the list opens with 100 rows. */
  hundredRows: Readonly<Record<string, string>>;
}

/** Describes this application, whose list restores the last search when a user comes back from a detail page. */
export const ours = (url: string): Subject => ({
  name: 'this application',
  url,
  loginPath: '/login',
  listPath: '/applications',
  labels: { username: 'E-mail', submit: 'Entrar', pageSize: 'Resultados por página' },
  hundredRows: {
    'RaStore.navigation.paths': JSON.stringify({ current: '/applications/1/details' }),
    'RaStore.search./applications': JSON.stringify({ filter: {}, page: 1, perPage: 100 }),
  },
});

/** Describes the plain react-admin list of tests/bench/plain. */
export const plain = (url: string): Subject => ({
  name: 'plain react-admin',
  url,
  loginPath: '/#/login',
  listPath: '/#/applications',
  labels: { username: /^Username/, submit: /Sign in/i, pageSize: /Rows per page/ },
  hundredRows: {
    'RaStore.applications.listParams': JSON.stringify({ filter: {}, page: 1, perPage: 100 }),
  },
});
