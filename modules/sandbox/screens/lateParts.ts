import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { SandboxPart } from './SandboxPart';

export const lateParts = {
  adapters,
  slots: { integrationSandbox: SandboxPart },
} satisfies LateParts;
