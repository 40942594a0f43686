import { generate } from 'selfsigned';

const daysValid = 30;

/**
 * Makes a self-signed certificate for localhost: the browser's sign-in library accepts no provider without https.
 * The server trusts it through NODE_EXTRA_CA_CERTS.
 */
export const loopbackCertificate = async () => {
  const notBeforeDate = new Date(Date.now() - 60_000);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate,
    notAfterDate: new Date(notBeforeDate.getTime() + daysValid * 86_400_000),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { key, cert };
};
