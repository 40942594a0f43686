import { NoAnswer } from './noAnswer';

/**
 * Reads the text of a response of at most so many bytes; stops reading a longer one, and when the signal says so. That
 * of the call itself no longer reaches a body once the garbage collector has run.
 * @throws {NoAnswer} `nonsense` for a longer one
 */
export const readShortText = async (
  response: Response,
  signal: AbortSignal,
  maxBytes = 10_000,
): Promise<string> => {
  const reader = response.body
    ?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })
    .getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new NoAnswer('nonsense', response.status);
    }
    text += decoder.decode(value, { stream: true });
  }
};
