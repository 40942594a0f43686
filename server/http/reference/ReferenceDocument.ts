/** The parts of an OpenAPI document that the reference page adds to. */
export interface ReferenceDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A call. */
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Body>> };
}

/** What a call is sent. */
export interface Body {
  readonly schema?: object;
  readonly example?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: object;
}

/** Returns a document with other operations. */
export const withOperations = (
  document: ReferenceDocument,
  change: (operation: Operation, method: string, path: string) => Operation,
): ReferenceDocument => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, change(operation, method, path)]),
      ),
    ]),
  ),
});
