import { open } from 'node:fs/promises';

/** The lines of a text file, read as they are asked for: what reads a file beforehand loses lines that nobody waits for yet. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path);
  try {
    yield* file.readLines({ encoding: 'utf8' });
  } finally {
    await file.close();
  }
}
