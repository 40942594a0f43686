import { v4 as uuid } from 'uuid';
import { FileText } from './fileText';
import { readAsBase64 } from './readAsBase64';

interface Writing {
  signal: AbortSignal;
  /** How much of the files is read, 0 to 1. */
  onRead: (share: number) => void;
}

/**
 * The JSON body of a call. With files in it, it is a blob joined from the text around them and their content, the same
 * bytes as one long text would be, which would take ten times as much memory and time.
 */
export const writeBody = async (input: unknown, { signal, onRead }: Writing): Promise<string | Blob> => {
  const files: FileText[] = [];
  const marker = uuid();
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof FileText)) return value;
    files.push(value);
    return marker;
  });
  const [first = '', ...others] = text.split(marker);
  if (files.length === 0) return text;

  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  let read = 0;
  const parts: (string | Blob)[] = [first];
  for (const [index, file] of files.entries()) {
    const content = await readAsBase64(file, (bytes) => {
      signal.throwIfAborted();
      read += bytes;
      onRead(read / total);
    });
    parts.push(file.prefix, ...content, others[index] ?? '');
  }
  return new Blob(parts, { type: 'application/json' });
};
