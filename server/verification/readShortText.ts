import { NoAnswer } from './noAnswer';

const mostBytes = 10_000;

/** The text of an answer that must be short; of a longer one nothing more is read. */
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
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new NoAnswer('nonsense', response.status);
    }
    text += decoder.decode(value, { stream: true });
  }
};
