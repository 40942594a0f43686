import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  type GetListParams,
  memoryStore,
  type RaRecord,
  ResourceContextProvider,
  testDataProvider,
  useNotificationContext,
  useTranslate,
} from 'ra-core';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { i18nProvider } from '../../../providers/i18nProvider/i18nProvider';
import { PathTracker } from '../../../src/kit/navigation/visitedPaths';
import { List } from '../../../src/kit/search/List';
import { defineList, type ListDefinition } from '../../../src/kit/search/ListDefinition';

/** A list of plain things that have nothing to do with the tariff. */
export const thingList = defineList<RaRecord>({
  path: '/things',
  title: 'Coisas',
  tableTitle: 'Coisas encontradas',
  searchAction: 'search',
  search: [
    { source: 'id', label: 'Número', kind: 'number' },
    {
      source: 'name',
      label: 'Nome',
      kind: 'text',
      problem: (text) => (text === 'mau' ? 'Nome mau' : undefined),
    },
    { source: 'from', label: 'De', kind: 'date' },
    { source: 'to', label: 'Até', kind: 'date', notBefore: 'from' },
    { source: 'isGood', label: 'Bom', kind: 'yesNo' },
    { source: 'colour', label: 'Cor', kind: 'lookup', lookup: { resource: 'colours', text: 'name' } },
  ],
  columns: [
    { source: 'name', label: 'Nome' },
    { source: 'madeOn', label: 'Feito em', kind: 'moment' },
    { source: 'isGood', label: 'Bom', kind: 'yesNo' },
  ],
  rowLink: { label: 'kit.table.detail', action: 'search', to: ({ id }) => `/things/${id}/details` },
});

const thing = (id: number) => ({
  id,
  name: `Coisa ${id}`,
  madeOn: '2026-07-01T12:30:00Z',
  isGood: id % 2 === 0,
});

const Toasts = () => {
  const { notifications } = useNotificationContext();
  const translate = useTranslate();
  return notifications.map(({ message }) => (
    <p key={String(message)}>{`toast: ${translate(String(message))}`}</p>
  ));
};

interface ListOptions {
  total?: number | (() => number);
  allowed?: readonly string[];
  at?: string;
  store?: ReturnType<typeof memoryStore>;
  definition?: ListDefinition;
  getList?: DataProvider['getList'];
  queryClient?: QueryClient;
}

/** Renders the example list as one of several screens; `asked` records the calls of the data provider. */
export const renderList = (options: ListOptions = {}) => {
  const { total = 45, allowed = ['search'], at = '/things', definition = thingList } = options;
  const { store = memoryStore(), queryClient } = options;
  const asked: GetListParams[] = [];
  const count = () => (typeof total === 'number' ? total : total());
  const dataProvider = testDataProvider({
    getList: async (resource, params) => {
      if (resource === 'colours') return { data: [{ id: 7, name: 'Azul' }] as never[], total: 1 };
      asked.push(params);
      if (options.getList) return options.getList(resource, params);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
      const all = Array.from({ length: count() }, (_, i) => thing(i + 1));
      return { data: all.slice((page - 1) * perPage, page * perPage) as never[], total: count() };
    },
  });
  const authProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => {},
    canAccess: async ({ action }: { action: string }) => allowed.includes(action),
  };

  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={store}
        queryClient={queryClient}
      >
        <PathTracker />
        <Toasts />
        <Link to="/things">Lista</Link>
        <Link to="/elsewhere">Outro lado</Link>
        <Routes>
          <Route
            path="/things"
            element={
              <ResourceContextProvider value="things">
                <List definition={definition} />
              </ResourceContextProvider>
            }
          />
          <Route path="*" element={<h1>Outra página</h1>} />
        </Routes>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { ...view, asked, store, user: userEvent.setup({ delay: null }) };
};
