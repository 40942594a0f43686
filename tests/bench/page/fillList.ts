import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import { validNif } from '../../support/nifs';
import { getAsSignedIn, post } from './callServer';

const rows = 100;
const rowsPerCall = 50;

type Account = Readonly<{ username: string; password: string }>;

/** Submits a hundred requests as the operator, and returns the session of their reader, as a browser stores it. */
export const fillList = async (url: string, operator: Account, reader: Account): Promise<string> => {
  const { accessToken } = await post(url, '/Authentication/login', operator);
  const { providerId } = await getAsSignedIn(url, '/Provider/provider-context', accessToken);
  const { cp4, cp3 } = exampleCodes.one[0];
  const [address] = await getAsSignedIn(url, `/Address/search?cp4=${cp4}&cp3=${cp3}`, accessToken);
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
