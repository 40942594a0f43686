import type { ReactElement } from 'react';
import { loadable } from '../../../src/ui/loading/loadable';
import { erasureTexts } from './erasure/texts';
import { holdTexts } from './holds/texts';
import { papersTexts } from './papers/texts';
import { personFileTexts } from './personFile/texts';
import { retentionTexts } from './retention/texts';

/** A part of the page 'Proteção de dados'; its component is a file of its own, loaded when it is unfolded. */
export interface DataProtectionSection {
  readonly texts: {
    readonly title: string;
    readonly show: string;
    readonly hide: string;
    readonly about: string;
  };
  /** The capability (calls of our own) without which it is not shown. */
  readonly capability: string;
  /** The action on `dataProtection` that whoever sees it must be allowed. */
  readonly action: 'show' | 'export' | 'erase' | 'hold';
  readonly part: { (props: object): ReactElement; load: () => Promise<unknown> };
}

/** The parts of the page: what people ask for first, then what is looked at once a year. */
export const sections: readonly DataProtectionSection[] = [
  {
    texts: personFileTexts.section,
    capability: 'data-protection',
    action: 'export',
    part: loadable(async () => (await import('./personFile/PersonFiles')).PersonFiles),
  },
  {
    texts: erasureTexts.section,
    capability: 'erasure',
    action: 'erase',
    part: loadable(async () => (await import('./erasure/ErasePerson')).ErasePerson),
  },
  {
    texts: holdTexts.section,
    capability: 'erasure',
    action: 'show',
    part: loadable(async () => (await import('./holds/Holds')).Holds),
  },
  {
    texts: retentionTexts.section,
    capability: 'retention',
    action: 'show',
    part: loadable(async () => (await import('./retention/Retention')).Retention),
  },
  {
    texts: papersTexts.section,
    capability: 'data-protection',
    action: 'show',
    part: loadable(async () => (await import('./papers/Papers')).Papers),
  },
];
