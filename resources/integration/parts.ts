import type { ReactElement } from 'react';
import { loadable } from '../../src/ui/loading/loadable';
import type { PartProps } from './blocks/where';
import type { integrationTexts } from './texts';

/** A part of the page; its component is a file of its own, loaded when its tab is opened. */
interface Part {
  readonly key: keyof typeof integrationTexts.tabs;
  /** Whether it differs between production and the sandbox. */
  readonly hasEnvironment: boolean;
  /** The capability (calls of our own) without which it is not shown. */
  readonly capability: 'integration' | 'sandbox';
  readonly part: (props: PartProps) => ReactElement;
}

/** The parts of the page, in the order in which a reader needs them. */
export const parts: readonly [Part, ...Part[]] = [
  {
    key: 'start',
    hasEnvironment: false,
    capability: 'integration',
    part: loadable(async () => (await import('./start/FirstRequest')).FirstRequest),
  },
  {
    key: 'clients',
    hasEnvironment: true,
    capability: 'integration',
    part: loadable(async () => (await import('./clients/Clients')).Clients),
  },
  {
    key: 'calls',
    hasEnvironment: true,
    capability: 'integration',
    part: loadable(async () => (await import('./calls/LastCalls')).LastCalls),
  },
  {
    key: 'webhooks',
    hasEnvironment: true,
    capability: 'integration',
    part: loadable(async () => (await import('./webhooks/Webhooks')).Webhooks),
  },
  {
    key: 'limits',
    hasEnvironment: true,
    capability: 'integration',
    part: loadable(async () => (await import('./limits/Limits')).Limits),
  },
  {
    key: 'sandbox',
    hasEnvironment: false,
    capability: 'sandbox',
    part: loadable(async () => (await import('./sandbox/SandboxPart')).SandboxPart),
  },
];
