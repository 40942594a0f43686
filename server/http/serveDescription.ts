import type { Hono } from 'hono';
import type { AppParts } from './appParts';
import type { CallEnvironment } from './callEnvironment';
import { openApiDocument } from './openApiDocument';
import { referenceDocument, sandboxDocument } from './referenceDocument';

/** The page of the web application that shows the OpenAPI document to people. */
const referencePage = '/apiReference.html';

/** Serves what the calls of an environment are, to people and programs, whoever asks. */
export const serveDescription = (
  api: Hono<CallEnvironment>,
  { settings }: { readonly settings: Pick<AppParts['settings'], 'apiEnvironment' | 'publicUrl'> },
): void => {
  const isSandbox = settings.apiEnvironment === 'sandbox';
  api.get('/openapi.json', (c) => c.json(isSandbox ? sandboxDocument() : openApiDocument()));
  api.get('/docs', (c) => c.redirect(referencePage));
  if (isSandbox) return;
  api.get('/docs/openapi.json', async (c) =>
    c.json(await referenceDocument(settings.publicUrl, c.req.query('all') !== undefined)),
  );
};
