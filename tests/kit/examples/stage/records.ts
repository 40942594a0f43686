/** The record that most examples show: a complaint about a provider. */
export interface Complaint {
  id: number;
  name: string;
  state: 'open' | 'closed';
  receivedOn: string;
  pages: number;
  provider: number;
}

const complaints: Complaint[] = Array.from({ length: 23 }, (_, i) => ({
  id: i + 1,
  name: `Reclamação ${i + 1}`,
  state: i % 3 === 0 ? 'closed' : 'open',
  receivedOn: `2026-11-${String(22 - (i % 20)).padStart(2, '0')}`,
  pages: 1000 + i,
  provider: (i % 2) + 1,
}));

/** Returns the records that an example begins with: complaints, providers, and the posts of react-admin's documentation. */
export const makeRecords = () => ({
  complaints: complaints.map((complaint) => ({ ...complaint })),
  providers: [
    { id: 1, name: 'NetAtlântico' },
    { id: 2, name: 'FibraSul' },
  ],
  posts: [
    { id: 1, title: 'Olá', views: 12345.5, published_at: '2026-03-04', author_id: 1 },
    { id: 2, title: 'Adeus', views: 7, published_at: '2026-11-05', author_id: 2 },
  ],
  authors: [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Rui' },
  ],
});

/** What the records are called; a resource of the product has these texts in its messages.ts. */
export const recordTexts = {
  complaints: {
    name: 'Reclamação |||| Reclamações',
    list: { title: 'Reclamações', row: 'Ver reclamação' },
    record: {
      section: 'A reclamação',
      view: '%{name}',
      notLoaded: 'A reclamação não foi encontrada.',
      create: 'Registar reclamação',
      edit: 'Alterar %{name}',
      created: 'A reclamação foi registada.',
      updated: 'A reclamação foi alterada.',
      notCreated: 'Não foi possível registar a reclamação.',
      notUpdated: 'Não foi possível alterar a reclamação.',
    },
    fields: {
      name: 'Assunto',
      state: 'Estado',
      receivedOn: 'Recebida em',
      pages: 'Páginas',
      provider: 'Prestador',
    },
  },
  posts: { name: 'Artigo |||| Artigos' },
};
