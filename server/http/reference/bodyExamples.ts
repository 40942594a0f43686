import type {
  searchApplications,
  searchEligibleApplications,
  submitApplications,
} from '../../../contract/calls/application';
import type { cancelApplications, setActivationStatus } from '../../../contract/calls/applicationAction';
import type { CallInput } from '../../../contract/calls/defineCall';

/** A request that the simulator of the outside services finds eligible. */
const submission: CallInput<typeof submitApplications> = {
  providerId: 2,
  providerEmail: 'crm@prestador.example.pt',
  applications: [
    {
      fullName: 'Pessoa de Exemplo',
      fiscalNumber: '123456720',
      // A row of /Address/search, with the parts that only the citizen knows.
      address: {
        id: 1,
        cp4: '1000',
        cp3: '001',
        postalDesignation: 'LISBOA',
        arteryDesignation: 'Rua de Exemplo',
        doorNumber: '1',
        localityId: 1,
        locality: 'Lisboa',
        parishId: 1,
        parish: 'Santa Maria Maior',
        countyId: 1,
        county: 'Lisboa',
        districtId: 1,
        district: 'Lisboa',
      },
      isStudent: false,
      applicantGaveConsent: true,
      applicantProvidedRequiredDocuments: false,
    },
  ],
};

const activation: CallInput<typeof setActivationStatus> = {
  applicationActivations: [{ applicationId: 1234, activationStartDate: '2026-01-31T00:00:00Z' }],
};

const cancellation: CallInput<typeof cancelApplications> = {
  applicationCancellations: [
    { applicationId: 1234, cancellationDate: '2026-01-31T00:00:00Z', cancellationReasonId: 1 },
  ],
};

const search: CallInput<typeof searchApplications> = { pageNumber: 1, pageSize: 50 };
const eligible: CallInput<typeof searchEligibleApplications> = { pageNumber: 1, pageSize: 50 };

/** Bodies that show how a call is made, by its name, where its schema alone does not. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  submitApplications: submission,
  setActivationStatus: activation,
  cancelApplications: cancellation,
  searchApplications: search,
  searchEligibleApplications: eligible,
};
