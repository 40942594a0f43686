import { storedStatusIds } from '../../../contract/rules/applicationStatuses';
import { decisionResults, maxDecisionDays } from '../../../contract/rules/decisionSearch';
import { type QueueName, queuesOfSide } from '../../../contract/rules/requestQueues';
import { createPrng } from '../../../server/seed/common/prng';
import type { ApplicationSearch } from '../../../server/services/applications/search/searchFilters';

/** A search with its page, as it is sent. */
export type RandomSearch = ApplicationSearch & { readonly pageNumber: number; readonly pageSize: number };

/** What searches are drawn from: some applications, and how many there are. */
export interface SearchMaterial {
  readonly samples: readonly {
    readonly nif: string;
    readonly email: string;
    readonly postCode: string;
    readonly district: string;
    readonly author: string;
    readonly providerId: number;
  }[];
  readonly applications: number;
  /** The moment of the newest application; the oldest is five years older. */
  readonly until: Date;
}

/** Returns a number from 0 up to 1, another one on each call. */
type Random = () => number;

/** Returns a source of random numbers; the same seed gives the same ones. */
export const randomOf = (seed: number): Random => {
  const prng = createPrng(seed);
  const steps = 1_000_000;
  return () => prng.int(0, steps - 1) / steps;
};

const day = 24 * 60 * 60 * 1000;
const days = 5 * 365;
const firstPage = { pageNumber: 1, pageSize: 10 };

const below = (random: Random, end: number) => Math.floor(random() * end);
const sampleOf = ({ samples }: SearchMaterial, random: Random) => {
  const sample = samples[below(random, samples.length)];
  if (!sample) throw new Error('There are no applications to draw a search from.');
  return sample;
};
const anyStatus = (random: Random) => ({
  applicationStatusId: storedStatusIds[below(random, storedStatusIds.length)],
});
/** Draws a period from a day to several years. */
const anyDates = ({ until }: SearchMaterial, random: Random) => {
  const length = Math.floor(days ** random());
  const begin = until.getTime() - (length + below(random, days - length)) * day;
  return {
    beginDate: new Date(begin).toISOString(),
    endDate: new Date(begin + length * day).toISOString(),
  };
};
/** Draws one shop of each provider, or all shops whose number begins with a 1. */
const anyEmailPart = (random: Random) => ({ providerEmail: `loja${1 + below(random, 19)}` });

const deepPage = ({ applications }: SearchMaterial, random: Random) => ({
  pageNumber: 1 + below(random, Math.floor(applications / 10)),
});
/** The queues that an administrator may search, who makes the searches over HTTP. */
const queueNames: readonly QueueName[] = queuesOfSide.regulator;
const anyQueue = (random: Random) => ({ queue: queueNames[below(random, queueNames.length)] });

/** The shapes of searches, named after their filters; their values are drawn anew each time. */
export const searchShapes: Readonly<
  Record<string, (material: SearchMaterial, random: Random) => Omit<RandomSearch, 'pageSize'>>
> = {
  'no filter': () => firstPage,
  status: (_, random) => ({ ...firstPage, ...anyStatus(random) }),
  dates: (material, random) => ({ ...firstPage, ...anyDates(material, random) }),
  'status and dates': (material, random) => ({
    ...firstPage,
    ...anyStatus(random),
    ...anyDates(material, random),
  }),
  'part of an e-mail': (_, random) => ({ ...firstPage, ...anyEmailPart(random) }),
  'whole e-mail': (material, random) => ({ ...firstPage, providerEmail: sampleOf(material, random).email }),
  'submitted by': (material, random) => ({
    ...firstPage,
    createdBy: sampleOf(material, random).author.slice(0, 12),
  }),
  'area of a postal code': (material, random) => ({
    ...firstPage,
    postCode: sampleOf(material, random).postCode.slice(0, 4),
  }),
  'postal code': (material, random) => ({ ...firstPage, postCode: sampleOf(material, random).postCode }),
  NIF: (material, random) => ({ ...firstPage, fiscalNumber: sampleOf(material, random).nif }),
  student: (_, random) => ({ ...firstPage, isStudent: random() < 0.5 }),
  'deadline exceeded': () => ({ ...firstPage, wasTSIActivationDelayed: true }),
  'not exceeded, dates': (material, random) => ({
    ...firstPage,
    wasTSIActivationDelayed: false,
    ...anyDates(material, random),
  }),
  'provider and status': (material, random) => ({
    ...firstPage,
    ...anyStatus(random),
    providerId: sampleOf(material, random).providerId,
  }),
  'everything at once': (material, random) => ({
    ...firstPage,
    ...anyStatus(random),
    ...anyDates(material, random),
    ...anyEmailPart(random),
    createdBy: 'loja',
    isStudent: random() < 0.5,
    wasTSIActivationDelayed: random() < 0.5,
  }),
  'deep page': (material, random) => ({ ...firstPage, ...deepPage(material, random) }),
  'deep page, oldest first': (material, random) => ({
    ...deepPage(material, random),
    sortBy: 'createdOn',
    sortOrder: 'ASC',
  }),
  'deep page, by status': (material, random) => ({
    ...deepPage(material, random),
    sortBy: 'applicationStatusId',
    sortOrder: random() < 0.5 ? 'ASC' : 'DESC',
  }),
  'whole e-mail, by status': (material, random) => ({
    ...firstPage,
    providerEmail: sampleOf(material, random).email,
    sortBy: 'applicationStatusId',
    sortOrder: 'ASC',
  }),
  'decisions of some weeks': (material, random) => {
    const { beginDate } = anyDates(material, random);
    const endDate = new Date(Date.parse(beginDate) + below(random, maxDecisionDays) * day).toISOString();
    return {
      ...firstPage,
      decisionBeginDate: beginDate,
      decisionEndDate: endDate,
      decision: decisionResults[below(random, 2)],
      decidedBy: 'services',
      isAnnualMaintenance: false,
    };
  },
  'requests of a district since a day': (material, random) => ({
    ...firstPage,
    district: sampleOf(material, random).district,
    beginDate: anyDates(material, random).beginDate,
    isRecheck: false,
    isAnnualMaintenance: false,
  }),
  'a queue': (_, random) => ({ ...firstPage, ...anyQueue(random) }),
  'a queue, who came last': (_, random) => ({
    ...firstPage,
    ...anyQueue(random),
    sortBy: 'applicationStatusDate',
    sortOrder: 'DESC',
  }),
};

/** Draws a search of a shape. */
export const randomSearch = (shape: string, material: SearchMaterial, random: Random): RandomSearch => {
  const draw = searchShapes[shape];
  if (!draw) throw new Error(`There is no shape ${shape}.`);
  return { pageSize: 10, ...draw(material, random) };
};
