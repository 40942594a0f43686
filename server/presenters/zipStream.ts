import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in a ZIP; its content comes part by part. */
export interface ZipEntry {
  readonly path: string;
  readonly content: AsyncIterable<string> | readonly (string | Uint8Array)[];
}

/** Lets other work run between two parts. */
const othersTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns a ZIP that is made while it is read, so that memory holds one part of one file at a time; `onEnd` is called once, also
 * if reading stops early or fails.
 */
export const zipStream = (
  entries: AsyncIterable<ZipEntry>,
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> => {
  const made: Uint8Array[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure) throw failure;
    made.push(chunk);
  });
  const steps = writeSteps(zip, entries);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      let isDone = false;
      try {
        while (made.length === 0 && !isDone) {
          isDone = (await steps.next()).done === true;
          await othersTurn();
        }
      } catch (failure) {
        await onEnd();
        throw failure;
      }
      for (const chunk of made.splice(0)) controller.enqueue(chunk);
      if (!isDone) return;
      controller.close();
      await onEnd();
    },
    cancel: async () => {
      zip.terminate();
      await steps.return(undefined);
      await onEnd();
    },
  });
};

async function* writeSteps(zip: Zip, entries: AsyncIterable<ZipEntry>): AsyncGenerator<void> {
  for await (const { path, content } of entries) {
    // PDFs are compressed already.
    const entry = path.endsWith('.pdf') ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    for await (const part of content) {
      entry.push(typeof part === 'string' ? strToU8(part) : part);
      yield;
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
}
