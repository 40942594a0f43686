import type { ClientConfig } from './clientConfig';

/** The configuration of a deployment without settings of its own (spec 1, header and footer). */
export const defaultClientConfig: ClientConfig = {
  responsibleEntity: 'Regulador',
  contactEmail: 'tarifasocial@example.pt',
  contactPhone: '800 000 000',
  helpUrl: 'https://example.pt/ajuda',
};
