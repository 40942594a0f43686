import type { Address, LookedUpAddress } from '../../../contract/entities/address';
import type { createPeople } from '../common/demoPeople';
import { type DemoProvider, demoProviders } from '../common/demoUsers';
import type { Prng } from '../common/prng';
import type { PlannedRequest } from './plannedApplication';

/** The ingredients of the demo requests. */
export interface Ingredients {
  prng: Prng;
  people: ReturnType<typeof createPeople>;
  addresses: readonly LookedUpAddress[];
  /** Ids of the users that may submit for a provider. */
  submittersOf: ReadonlyMap<number, readonly number[]>;
}

const pickAddress = ({ prng, addresses }: Ingredients): Address => {
  const { arteryLocalInfo, ...row } = prng.pick(addresses);
  const isFlat = prng.chance(0.6);
  return {
    ...row,
    arteryDesignation: arteryLocalInfo
      ? `${row.arteryDesignation} - ${arteryLocalInfo}`
      : row.arteryDesignation,
    doorNumber: String(prng.int(1, 180)),
    floor: isFlat ? prng.pick(['R/C', '1', '2', '3', '4', '5', '7']) : null,
    floorSuffix: isFlat ? prng.pick(['Esq.', 'Dto.', 'Frente', 'A', 'B']) : null,
  };
};

const pickProvider = (prng: Prng): DemoProvider => {
  const [first, second, third, inactive] = demoProviders;
  return prng.pick([first, first, first, first, second, second, second, third, third, inactive]);
};

/** Invents the data of a request: person, address and provider; about one in five is for a student. */
export const planRequest = (
  ingredients: Ingredients,
  overrides: Partial<PlannedRequest> = {},
): PlannedRequest => {
  const { prng, people, submittersOf } = ingredients;
  const citizen = people.next();
  const student = prng.chance(0.2) ? people.next() : undefined;
  const address = overrides.address ?? pickAddress(ingredients);
  const provider = pickProvider(prng);
  const providerId = overrides.providerId ?? provider.id;
  const domain = demoProviders.find(({ id }) => id === providerId)?.domain ?? provider.domain;
  return {
    ...citizen,
    address,
    postCode: `${address.cp4}-${address.cp3}`,
    isStudent: student !== undefined,
    studentFullName: student?.fullName,
    studentFiscalNumber: student?.fiscalNumber,
    studentAddress: student && pickAddress(ingredients),
    applicantGaveConsent: prng.chance(0.95),
    applicantProvidedRequiredDocuments: prng.chance(0.35),
    providerId,
    providerEmail: `${prng.pick(['elegibilidade', 'tarifa.social', 'loja.centro'])}@${domain}`,
    createdById: prng.pick(submittersOf.get(providerId) ?? [providerId]),
    ...overrides,
  };
};
