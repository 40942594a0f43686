import { readBody } from './readBody';
import { send } from './send';

/** What the build tells of its files: by module of the source, its file and the modules that it imports at once. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/** Reads the list of the build's files; no one waits for it, so that it counts as no request in flight. */
export const readManifest = async (): Promise<Manifest> => {
  const response = await send('/build.json', {});
  return response.ok ? Object(await readBody(response)) : {};
};
