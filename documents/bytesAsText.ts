/** How many bytes one call of String.fromCharCode takes without overflowing the stack. */
const step = 4096;

/** Returns bytes as a string with one character each. In Node, a latin1 TextDecoder takes ten times as long. */
export const bytesAsText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + step));
  return text;
};
