import { z } from 'zod';

/** What /config.json tells the web application at run time, so that one build serves every deployment (spec 1). */
export const clientConfig = z.object({
  productName: z.string().min(1).optional(),
  contactEmail: z.string().min(1),
  contactPhone: z.string().min(1),
  helpUrl: z.url(),
});
export type ClientConfig = z.infer<typeof clientConfig>;

/** What stands where a deployment sets nothing (spec 1, header and footer). */
export const defaultClientConfig: ClientConfig = {
  contactEmail: 'tarifasocial@example.pt',
  contactPhone: '800 000 000',
  helpUrl: 'https://example.pt/ajuda',
};
