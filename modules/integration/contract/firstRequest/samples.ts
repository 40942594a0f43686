import { curl, python, typescript } from './scripts';

/** A language that the first request is written in; each is a whole program. */
export interface Sample {
  readonly key: 'curl' | 'typescript' | 'python';
  readonly text: string;
  /** What the file is called. */
  readonly file: string;
  readonly source: string;
}

/** The first request: token, submission, reading, activation. What differs between readers is in the environment. */
export const samples: readonly [Sample, ...Sample[]] = [
  { key: 'curl', text: 'curl', file: 'primeiro.sh', source: curl },
  { key: 'typescript', text: 'TypeScript', file: 'primeiro.mts', source: typescript },
  { key: 'python', text: 'Python', file: 'primeiro.py', source: python },
];

/** A tax number that the simulated services find eligible at once. */
export const eligibleNumber = '123456720';

/** Returns the lines that give a terminal what the samples read from their environment. */
export const environmentOf = (values: {
  readonly address: string;
  readonly clientId: string;
  readonly secret: string;
  readonly fiscalNumber: string;
}): string =>
  [
    `export TSI_ADDRESS='${values.address}'`,
    `export TSI_CLIENT_ID='${values.clientId}'`,
    `export TSI_CLIENT_SECRET='${values.secret}'`,
    `export TSI_NIF='${values.fiscalNumber}'`,
    '',
  ].join('\n');
