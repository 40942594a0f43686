import type { ReactElement } from 'react';
import { loadable } from '../../../src/ui/loading/loadable';
import type { OpenPartProps, PartProps } from './blocks/where';
import type { integrationTexts } from './texts';

/** A part of the page; its component is a file of its own, loaded when its tab is opened. */
interface OwnPart {
  readonly key: keyof typeof integrationTexts.tabs;
  /** Whether it is shown in the sandbox alone. */
  readonly isOfSandbox?: true;
  readonly part: (props: OpenPartProps) => ReactElement;
}

/** A part of the page that is there if a module fills its place. */
type PlaceOfPart = Omit<OwnPart, 'part'> & { readonly slot: 'integrationWebhooks' | 'integrationSandbox' };

declare module '../../../src/kit/layout/Slot' {
  interface Slots {
    /** The part 'Webhooks' of the page 'Integração'. */
    integrationWebhooks: PartProps;
    /** The part 'Ambiente de testes', which is there in the sandbox alone. */
    integrationSandbox: PartProps;
  }
}

/** The parts of the page, in the order in which a reader needs them. */
export const parts: readonly [OwnPart, ...(OwnPart | PlaceOfPart)[]] = [
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
  { key: 'webhooks', slot: 'integrationWebhooks' },
  {
    key: 'limits',
    part: loadable(async () => (await import('./limits/Limits')).Limits),
  },
  { key: 'sandbox', isOfSandbox: true, slot: 'integrationSandbox' },
];
