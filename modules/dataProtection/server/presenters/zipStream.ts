import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in a ZIP; its content comes part by part. */
export interface ZipEntry {
  readonly path: string;
  readonly content: AsyncIterable<string> | readonly (string | Uint8Array)[];
}

/** Lets other work run between two parts. */
const othersTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns a ZIP that is made while it is read, so that memory holds one part of one file at a time. `onTaken` is called
 * before it ends, once the reader has taken every byte: never if reading stops early or fails.
 */
export const zipStream = (
  entries: AsyncIterable<ZipEntry>,
  onTaken: () => Promise<void>,
): ReadableStream<Uint8Array> => {
  const made: Uint8Array[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure) throw failure;
    made.push(chunk);
  });
  const steps = writeSteps(zip, entries);
  let isWritten = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        while (made.length === 0 && !isWritten) {
          isWritten = (await steps.next()).done === true;
          await othersTurn();
        }
        if (made.length > 0) {
          for (const chunk of made.splice(0)) controller.enqueue(chunk);
          return;
        }
        await onTaken();
        controller.close();
      },
      cancel: async () => {
        zip.terminate();
        await steps.return(undefined);
      },
    },
    // Nothing is made ahead: whoever asks for more has taken all that was there.
    { highWaterMark: 0 },
  );
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
