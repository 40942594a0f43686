import { html } from 'hono/html';
import { conditionsOf } from '../../../contract/access';
import { type CallAccess, hasBody } from '../../../contract/calls/defineCall';
import { purpose } from '../../../contract/rules/purpose';
import { listCalls, type NamedCall } from '../listCalls';
import { openApiDocument, openApiPath } from '../openApiDocument';
import { fieldRows, type JsonSchema } from './fieldRows';
import { docsTexts } from './texts';

interface Content {
  content?: Readonly<Record<string, { schema?: JsonSchema }>>;
}

/** The parts of an operation that this page reads; the document comes from contract/calls and has no references. */
interface Operation {
  parameters?: readonly { in: string; name: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: Content;
  responses?: Readonly<Record<string, Content>>;
}

const operationOf = ({ call }: NamedCall): Operation => {
  const path: Readonly<Record<string, unknown>> = { ...openApiDocument().paths?.[openApiPath(call)] };
  return path[call.method.toLowerCase()] as Operation;
};

const schemaOf = ({ content = {} }: Content = {}): JsonSchema | undefined =>
  Object.values(content)[0]?.schema;

const accessText = (access: CallAccess): string => {
  if (access === 'public') return docsTexts.anyone;
  if (access === 'signedIn') return docsTexts.signedIn;
  return access
    .flatMap(conditionsOf)
    .map(({ roles, anyOf }) => docsTexts.rule(roles, anyOf))
    .join('; ');
};

const fields = (schema: JsonSchema | undefined) => {
  const rows = schema ? fieldRows(schema) : [];
  if (rows.length === 0) return html`<p>${docsTexts.nothing}</p>`;
  return html`<ul class="fields">${rows.map(
    ({ path, type, isRequired, label }) => html`<li>
      ${path && html`<code>${path}</code>`}<span>${type}</span>
      ${isRequired && path ? html`<strong>${docsTexts.required}</strong>` : ''}
      ${label ? html`<small>${label}</small>` : ''}
    </li>`,
  )}</ul>`;
};

const queryOf = ({ parameters = [] }: Operation): JsonSchema => {
  const inQuery = parameters.filter((parameter) => parameter.in !== 'header');
  return {
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema ?? {}])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
  };
};

const headersOf = ({ takesIdempotencyKey, mayBePrefetched }: NamedCall['call']) => {
  if (takesIdempotencyKey)
    return html`<h3>${docsTexts.headers}</h3><p><code>Idempotency-Key</code> ${docsTexts.idempotencyKey}</p>`;
  if (mayBePrefetched)
    return html`<h3>${docsTexts.headers}</h3>
      <p><code>${purpose.header}: ${purpose.prefetch}</code> ${docsTexts.prefetch}</p>`;
  return '';
};

const section = (named: NamedCall) => {
  const { name, call } = named;
  const operation = operationOf(named);
  const isDownload = 'mediaType' in call;
  const refusals = Object.keys(operation.responses ?? {}).filter((status) => status !== '200');
  return html`<details id="${name}">
    <summary>
      <code class="method">${call.method}</code><code>${call.path}</code>
      <span lang="en">${call.summary}</span>
    </summary>
    <h3>${docsTexts.access}</h3>
    <p>${accessText(call.access)}</p>
    ${headersOf(call)}
    <h3>${hasBody(call) ? docsTexts.body : docsTexts.query}</h3>
    ${fields(hasBody(call) ? schemaOf(operation.requestBody) : queryOf(operation))}
    <h3>${docsTexts.answer}</h3>
    ${isDownload ? html`<p>${docsTexts.file} (${call.mediaType})</p>` : fields(schemaOf(operation.responses?.[200]))}
    <h3>${docsTexts.refusals}</h3>
    <ul class="refusals">${refusals.map(
      (status) => html`<li><code>${status}</code><span>${docsTexts.statuses[status] ?? ''}</span></li>`,
    )}</ul>
  </details>`;
};

const groupOf = ({ call }: NamedCall) => call.path.split('/')[1] ?? '';

/**
 * Renders the calls of /api for people, from the declarations behind the OpenAPI document. No script or inline
 * style.
 */
export const apiDocsPage = () => {
  const calls = listCalls();
  const groups = [...new Set(calls.map(groupOf))];
  return html`<!doctype html>
<html lang="pt-PT">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${docsTexts.title}</title>
    <link rel="icon" type="image/svg+xml" href="../favicon.svg" />
    <link rel="stylesheet" href="docs/style.css" />
  </head>
  <body>
    <header>
      <h1>${docsTexts.title}</h1>
      ${docsTexts.introduction.map((line) => html`<p>${line}</p>`)}
      <p><a href="openapi.json">${docsTexts.document}</a></p>
      <nav aria-label="${docsTexts.groups}">
        <ul>${groups.map((group) => html`<li><a href="#${group}">${group}</a></li>`)}</ul>
      </nav>
    </header>
    <main>${groups.map(
      (group) => html`<section aria-labelledby="${group}">
        <h2 id="${group}">${group}</h2>
        ${calls.filter((named) => groupOf(named) === group).map(section)}
      </section>`,
    )}</main>
  </body>
</html>`;
};
