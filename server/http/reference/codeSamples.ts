import { snippetz } from '@scalar/snippetz';
import { sample } from 'openapi-sampler';
import { type Body, type Operation, type ReferenceDocument, withOperations } from './ReferenceDocument';

/** One way to write a call, as the reference page reads it. */
interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const languages = [
  { lang: 'bash', label: 'curl', target: 'shell', client: 'curl' },
  { lang: 'typescript', label: 'TypeScript', target: 'js', client: 'fetch' },
  { lang: 'python', label: 'Python', target: 'python', client: 'requests' },
] as const;

const printer = snippetz();

/** Returns a document whose calls have code to copy, for a server at this address. */
export const withCodeSamples = (document: ReferenceDocument, server: string): ReferenceDocument =>
  withOperations(document, (operation, method, path) => ({
    ...operation,
    'x-codeSamples': codeSamples(operation, method, `${server}${path}`, document),
  }));

const codeSamples = (
  operation: Operation,
  method: string,
  address: string,
  document: ReferenceDocument,
): CodeSample[] => {
  const request = requestOf(operation, method, address, document);
  return languages.flatMap(({ lang, label, target, client }) => {
    const source = printer.print(target, client, request);
    return source ? [{ lang, label, source }] : [];
  });
};

const requestOf = (operation: Operation, method: string, address: string, document: ReferenceDocument) => {
  const values = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({ name, schema = {} }) => ({ name, value: textOf(sample(schema, {}, document)) }));
  const body = operation.requestBody?.content?.['application/json'];
  const url = values('path').reduce((text, { name, value }) => text.replace(`{${name}}`, value), address);
  return {
    method: method.toUpperCase(),
    url,
    queryString: values('query'),
    headers: [
      ...(operation.security?.length ? [{ name: 'Authorization', value: 'Bearer ACCESS_TOKEN' }] : []),
      ...(body ? [{ name: 'Content-Type', value: 'application/json' }] : []),
    ],
    ...(body && {
      postData: {
        mimeType: 'application/json',
        text: JSON.stringify(bodyOf(body, document), null, 2),
      },
    }),
  };
};

const bodyOf = ({ schema = {}, example }: Body, document: ReferenceDocument) =>
  example ?? sample(schema, { skipReadOnly: true, skipNonRequired: true }, document);

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
