import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { freePort } from '../../run/freePort.mjs';

/** A server for a built client, with the endpoints of the examples in docs/add-a-resource.md and docs/add-a-screen.md. */
export interface ExampleServer {
  url: string;
  close(): Promise<void>;
}

interface Thing {
  id: number;
  name: string;
  [field: string]: unknown;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const named = (things: readonly Thing[], name = '') =>
  things.filter((thing) => thing.name.toLowerCase().includes(name.toLowerCase()));

/** Plain REST endpoints, in the dialect of ra-data-simple-rest. */
const plainRest = (name: string, all: Thing[]) => {
  const app = new Hono();
  app.get('/', (c) => {
    const found = named(all, JSON.parse(c.req.query('filter') ?? '{}').name);
    const [from = 0, to = 0] = JSON.parse(c.req.query('range') ?? '[0,9]');
    c.header('content-range', `${name} ${from}-${to}/${found.length}`);
    return c.json(found.slice(from, to + 1));
  });
  app.get('/:id', (c) => {
    const thing = all.find(({ id }) => id === Number(c.req.param('id')));
    return thing ? c.json(thing) : c.json({ message: 'none' }, 404);
  });
  app.post('/', async (c) => {
    const contact = { ...(await c.req.json()), id: all.length + 1 };
    all.push(contact);
    return c.json(contact);
  });
  app.put('/:id', async (c) => {
    const thing = all.find(({ id }) => id === Number(c.req.param('id')));
    return c.json(Object.assign(thing ?? {}, await c.req.json()));
  });
  return app;
};

const contacts = () =>
  plainRest('contacts', [
    { id: 1, name: 'Ana Contacto' },
    { id: 2, name: 'Rui Contacto' },
  ]);

const guests = () =>
  plainRest('guests', [
    { id: 1, name: 'Ana Convidada', invitedOn: '2026-03-04', distance: 12345.5 },
    { id: 2, name: 'Rui Convidado', invitedOn: '2026-11-05', distance: 7 },
  ]);

const partners = () => {
  const all: Thing[] = [
    { id: 1, name: 'Casa do Povo' },
    { id: 2, name: 'Biblioteca' },
  ];
  const app = new Hono();
  app.post('/search', async (c) => {
    const items = named(all, (await c.req.json()).name);
    return c.json({ items, totalItems: items.length });
  });
  app.get('/get-by-id', (c) => {
    const partner = all.find(({ id }) => id === Number(c.req.query('id')));
    return partner ? c.json(partner) : c.json({ message: 'none' }, 404);
  });
  app.post('/create', async (c) => {
    const partner = { ...(await c.req.json()), id: all.length + 1 };
    all.push(partner);
    return c.json(partner);
  });
  app.post('/update', async (c) => {
    const { id, name } = await c.req.json();
    const partner = all.find((one) => one.id === id);
    return c.json(Object.assign(partner ?? {}, { name }));
  });
  return app;
};

/** Starts the server of the examples on a free port. */
export const startExampleServer = async (webFolder: string): Promise<ExampleServer> => {
  const app = new Hono();
  app.route('/api/contacts', contacts());
  app.route('/api/guests', guests());
  app.route('/api/Partner', partners());
  app.get('/config.json', (c) => c.json({}));
  app.get('*', async (c) => {
    const type = types[extname(c.req.path)];
    const content = await readFile(join(webFolder, type ? c.req.path : 'index.html'));
    return c.body(new Uint8Array(content), 200, { 'content-type': type ?? 'text/html; charset=utf-8' });
  });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port });
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
