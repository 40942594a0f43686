import type { ReactElement } from 'react';
import { loadable } from '../../src/ui/loading/loadable';
import type { OpenPartProps } from './blocks/where';
import type { integrationTexts } from './texts';

/** A part of the page; its component is a file of its own, loaded when its tab is opened. */
interface Part {
  readonly key: keyof typeof integrationTexts.tabs;
  /** Whether it is shown in the sandbox alone. */
  readonly isOfSandbox?: true;
  readonly part: (props: OpenPartProps) => ReactElement;
}

/** The parts of the page, in the order in which a reader needs them. */
export const parts: readonly [Part, ...Part[]] = [
  {
    key: 'start',
    part: loadable(async () => (await import('./start/FirstRequest')).FirstRequest),
  },
  {
    key: 'clients',
    part: loadable(async () => (await import('./clients/Clients')).Clients),
  },
  {
    key: 'calls',
    part: loadable(async () => (await import('./calls/LastCalls')).LastCalls),
  },
  {
    key: 'webhooks',
    part: loadable(async () => (await import('./webhooks/Webhooks')).Webhooks),
  },
  {
    key: 'limits',
    part: loadable(async () => (await import('./limits/Limits')).Limits),
  },
  {
    key: 'sandbox',
    isOfSandbox: true,
    part: loadable(async () => (await import('./sandbox/SandboxPart')).SandboxPart),
  },
];
