import { CoreAdminContext, CoreAdminUI, type CoreLayoutProps, testDataProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import portuguese from 'ra-language-portuguese';
import { BrowserRouter, Link } from 'react-router';
import { GuardedNavigation } from '../../src/kit/leaving/GuardedNavigation';
import { messages } from '../../src/kit/messages';
import { PathTracker } from '../../src/kit/navigation/visitedPaths';
import { Notification } from '../../src/kit/notifications/Notification';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import { mountResource } from '../../src/kit/resource/mountResource';
import { setThemeVariables } from '../../src/ui/theme/themeVariables';
import { LatestToast } from '../../src/ui/toasts/LatestToast';
import '../../src/ui/base.css';

const shown = { section: 'O livro', view: '%{title}', notLoaded: 'O livro não foi encontrado.' };
const asked = { create: 'Juntar um livro', edit: 'Alterar %{title}' };
const saved = { created: 'O livro está na estante.', updated: 'O livro foi alterado.' };
const notSaved = { notCreated: 'O livro não foi guardado.', notUpdated: 'O livro não foi alterado.' };
const books = {
  name: 'Livro |||| Livros',
  list: { title: 'Livros', row: 'Ver livro' },
  record: { ...shown, ...asked, ...saved, ...notSaved },
  fields: { title: 'Título', pages: 'Páginas' },
};
const texts = { resources: { books } };
const kit = { ...messages.kit, search: { ...messages.kit.search, submit: 'Procurar na estante' } };
const i18nProvider = polyglotI18nProvider(() => ({ ...portuguese, ...texts, kit }), 'pt');

const shelf = [{ id: 1, title: 'Os Maias', pages: 720 }];

const resource = defineRecordResource<(typeof shelf)[number], typeof texts>({
  name: 'books',
  path: '/books',
  position: 1,
  fields: [
    { source: 'title', maxLength: 80, required: true },
    { source: 'pages', kind: 'number', max: 9999 },
  ],
  search: ['title'],
  columns: ['title', 'pages'],
});
const screens = mountResource(resource, <h1>404</h1>);

const answer = (data: unknown) => ({ data: data as never });
const dataProvider = testDataProvider({
  getList: async (_, { filter: { title = '' } }) => {
    const found = shelf.filter((book) => book.title.includes(title));
    return { ...answer(found), total: found.length };
  },
  getOne: async (_, { id }) => answer(shelf[Number(id) - 1]),
  create: async (_, { data }) => answer(shelf[shelf.push({ ...data, id: shelf.length + 1 } as never) - 1]),
  update: async (_, { id, data }) => answer(Object.assign(shelf[Number(id) - 1] ?? {}, data)),
});

const Layout = ({ children }: CoreLayoutProps) => (
  <>
    <Link to="/books">{books.list.title}</Link>
    {children}
    <PathTracker />
  </>
);

setThemeVariables(document.documentElement);
document.documentElement.style.setProperty('--primary', '#5b2a86');

/** A small application of another team, built on src/kit and src/ui alone: a shelf of books kept in memory. */
export const ForeignApplication = () => (
  <BrowserRouter>
    <GuardedNavigation isFree={() => false}>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        <CoreAdminUI layout={Layout} title="Estante" disableTelemetry>
          {screens}
        </CoreAdminUI>
        <Notification />
        <LatestToast />
      </CoreAdminContext>
    </GuardedNavigation>
  </BrowserRouter>
);
