import { base64url } from 'jose';

/**
 * The code of a link for choosing a password: made of the server's secret and a nonce, so that every attempt to send it
 * carries the same one though it is stored nowhere. No access token is signed over a text with blanks and a colon.
 */
export const passwordLinkCode = async (tokenKey: CryptoKey, nonce: string): Promise<string> =>
  base64url.encode(
    new Uint8Array(
      await crypto.subtle.sign('HMAC', tokenKey, new TextEncoder().encode(`password link: ${nonce}`)),
    ),
  );
