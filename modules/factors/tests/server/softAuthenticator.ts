import { base64url } from 'jose';

const bytes = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: (ArrayLike<number> | ArrayBuffer)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => [...(part instanceof ArrayBuffer ? new Uint8Array(part) : Array.from(part))]),
  );
const digest = (content: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', content);
const number = (value: number, length: number) =>
  Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 255);

/** Present, verified, kept in more places than one. */
const flags = 0b0001_1101;
const withCredential = 0b0100_0000;

/** A signature as DER, which WebCrypto gives as two numbers side by side. */
const der = (raw: Uint8Array) => {
  const integer = (half: Uint8Array) => {
    const start = half.findIndex((byte) => byte !== 0);
    const plain = half.slice(Math.max(0, start));
    const positive = (plain[0] ?? 0) > 127 ? [0, ...plain] : [...plain];
    return [2, positive.length, ...positive];
  };
  const content = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))];
  return Uint8Array.from([48, content.length, ...content]);
};

interface Options {
  readonly challenge: string;
}

/** Makes an authenticator in software, with one passkey of a site, as browsers answer for it. */
export const makeAuthenticator = async (origin = 'https://tsi.example.pt') => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey);
  const id = crypto.getRandomValues(new Uint8Array(16));
  let counter = 0;
  const site = await digest(bytes(new URL(origin).hostname));
  const clientData = (type: string, { challenge }: Options) =>
    bytes(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = { id: base64url.encode(id), rawId: base64url.encode(id), type: 'public-key' as const };

  return {
    /** Sets how often it says that it has signed. */
    count: (times: number) => {
      counter = times;
    },
    /** Answers to the options of a new passkey. */
    make: async (options: Options) => {
      const key = joined(
        [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32],
        base64url.decode(x),
        [0x22, 0x58, 32],
        base64url.decode(y),
      );
      const data = joined(
        site,
        [flags | withCredential],
        number(counter, 4),
        new Uint8Array(16),
        number(id.length, 2),
        id,
        key,
      );
      const attestation = joined(
        [0xa3, 0x63],
        bytes('fmt'),
        [0x64],
        bytes('none'),
        [0x67],
        bytes('attStmt'),
        [0xa0, 0x68],
        bytes('authData'),
        [0x58, data.length],
        data,
      );
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url.encode(clientData('webauthn.create', options)),
          attestationObject: base64url.encode(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Answers to the options of a proof. */
    prove: async (options: Options) => {
      const client = clientData('webauthn.get', options);
      const data = joined(site, [flags], number(counter, 4));
      const signed = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        joined(data, await digest(client)),
      );
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url.encode(client),
          authenticatorData: base64url.encode(data),
          signature: base64url.encode(der(new Uint8Array(signed))),
        },
      };
    },
  };
};
