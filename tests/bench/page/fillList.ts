import { exampleCodes } from '../../../server/seed/addresses/exampleCodes';
import { validNif } from '../../support/nifs';

const rows = 100;
const rowsPerCall = 50;

type Account = Readonly<{ username: string; password: string }>;

const post = async (url: string, path: string, body: unknown, token = '') => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

const get = async (url: string, path: string, token: string) => {
  const answer = await fetch(`${url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const body = await answer.json();
  return body.data ?? body;
};

/** Submits a hundred requests as the operator, and returns the session of their reader, as a browser stores it. */
export const fillList = async (url: string, operator: Account, reader: Account): Promise<string> => {
  const { accessToken } = await post(url, '/Authentication/login', operator);
  const { providerId } = await get(url, '/Provider/provider-context', accessToken);
  const { cp4, cp3 } = exampleCodes.one[0];
  const [address] = await get(url, `/Address/search?cp4=${cp4}&cp3=${cp3}`, accessToken);
  for (let from = 0; from < rows; from += rowsPerCall) {
    const applications = Array.from({ length: rowsPerCall }, (_, index) => ({
      fullName: `Pessoa Número ${from + index}`,
      fiscalNumber: validNif(8_000_000 + from + index),
      address,
      isStudent: false,
      applicantGaveConsent: true,
      applicantProvidedRequiredDocuments: false,
    }));
    const submission = { providerId, providerEmail: operator.username, applications };
    await post(url, '/Application/submit', submission, accessToken);
  }
  return JSON.stringify(await post(url, '/Authentication/login', reader));
};
