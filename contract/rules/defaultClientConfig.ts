import type { ClientConfig } from '../entities/clientConfig';

/** What stands where a deployment sets nothing (spec 1, header and footer). */
export const defaultClientConfig: ClientConfig = {
  contactEmail: 'tarifasocial@example.pt',
  contactPhone: '800 000 000',
  helpUrl: 'https://example.pt/ajuda',
};
