import { exampleCodes } from '../../../server/seed/addresses/generateAddresses';
import type { Document } from '../../e2e/support/documents';
import { validNif } from '../../support/nifs';
import { getAsSignedIn, post } from './callServer';

type Account = Readonly<{ username: string; password: string }>;

/** Submits a request with one proof from Social Security, as the operator. */
export const submitWithDocument = async (
  url: string,
  operator: Account,
  { number, document }: { number: number; document: Document },
): Promise<void> => {
  const { accessToken } = await post(url, '/Authentication/login', operator);
  const { providerId } = await getAsSignedIn(url, '/Provider/provider-context', accessToken);
  const { cp4, cp3 } = exampleCodes.one[0];
  const [address] = await getAsSignedIn(url, `/Address/search?cp4=${cp4}&cp3=${cp3}`, accessToken);
  const file = `data:application/pdf;base64,${document.buffer.toString('base64')}`;
  const application = {
    fullName: `Pessoa Número ${number}`,
    fiscalNumber: validNif(number),
    address,
    isStudent: false,
    applicantGaveConsent: true,
    applicantProvidedRequiredDocuments: true,
    socialSecurityFiles: [{ filename: document.name, sanitizeName: false, file }],
    taxCustomsAuthorityFiles: [],
  };
  const submission = { providerId, providerEmail: operator.username, applications: [application] };
  await post(url, '/Application/submit', submission, accessToken);
};
