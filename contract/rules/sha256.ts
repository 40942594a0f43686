/** SHA-256 of a text in UTF-8, in hexadecimal digits; where WebCrypto is, as in every browser on https. */
export const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
