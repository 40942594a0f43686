/** Returns the HMAC-SHA-256 of some facts for one purpose, in 64 hex digits: nobody without the key can make it. */
export const keyedHash = async (key: CryptoKey, purpose: string, facts: unknown): Promise<string> => {
  const text = JSON.stringify([purpose, facts]);
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
