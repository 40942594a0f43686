import type { Call, Download } from '../../contract/calls/defineCall';

/** How many calls of a kind one user may make within ten minutes, on each server. */
export const callLimits = {
  /** All together. */
  any: 6000,
  search: 3000,
  submission: 1200,
  download: 1200,
  /** Each may send an e-mail. */
  user: 300,
  export: 60,
} as const;

/** How long calls are counted together, in seconds. */
export const callWindowSeconds = 600;

/** What is limited. */
export type CallKind = keyof typeof callLimits;

const kinds: readonly (readonly [CallKind, RegExp])[] = [
  ['export', /\/export-/],
  ['download', /\/download-/],
  ['search', /\/(search|get-annual-maintenance-application-ids)/],
  ['submission', /\/(submit|recheck|update-annual-recheck|register-requests-from-file|process-)/],
  ['user', /^\/User\/(create|update)/],
];

/** The limits that a call counts towards: its own, where it is one that costs, and that of all calls. */
export const kindsOf = ({ path }: Pick<Call | Download, 'path'>): readonly CallKind[] => [
  'any',
  ...kinds.filter(([, pattern]) => pattern.test(path)).map(([kind]) => kind),
];
