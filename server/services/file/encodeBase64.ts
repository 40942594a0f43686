const step = 0x8000;

/** Bytes as base64 text, wherever the server runs. */
export const encodeBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += step)
    binary += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(binary);
};
