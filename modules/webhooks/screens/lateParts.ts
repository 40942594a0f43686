import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { Webhooks } from './Webhooks';

export const lateParts = {
  adapters,
  slots: { integrationWebhooks: Webhooks },
} satisfies LateParts;
