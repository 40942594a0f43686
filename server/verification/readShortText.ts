import { NoAnswer } from './noAnswer';

const maxBytes = 10_000;

/** Reads the text of a response that must be short; stops reading a longer one and throws. */
export const readShortText = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader();
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
