import { describe, expect, it } from 'vitest';
import { codeFiles, textOf } from './projectFiles';

/** Calls that limit a read to what its actor may see. */
const limit =
  /\b(ownApplications|shownApplications|applicationsWithShownDocuments|isShown|isUncommunicated|wasHandedIn|searchConditions|countedConditions)\(/;

/** Reads that need no such limit, each with its reason. */
const limitedOtherwise: Readonly<Record<string, string>> = {
  'applications/detail/getApplication findAddressChanges': 'follows requireApplication',
  'annualMaintenance/listUncommunicated requestsAbout': 'asks about applications that are limited',
  'annualMaintenance/registerRequests insertRequests':
    'copies what the lines of a list named, which were judged',
  'annualMaintenance/removeUnfinishedLists removeUnfinishedLists': 'removes a list that was never registered',
  'annualMaintenance/validateLines activeApplications': 'asks for those of the provider',
  'modules/integration/server/batchCheck/runBatchCheck ownLiveRequests': 'asks for those of the provider',
  'applications/changes/fillChanges fillChanges': 'the server acts, and notes which provider a request is of',
  'applications/counts/checkCounts beginnings': 'tells days only',
  'applications/counts/checkCounts compareDays': 'counts those of all',
  'applications/detail/listRechecks listRechecks':
    'follows requireApplication, and a recheck is never in a list',
  'applications/detail/listRechecks isRecheckUnderWay':
    'follows requireApplication, and a recheck is never in a list',
  'modules/approvals/server/proposedDecision lockDecided': 'locks it, and reads nothing of it',
  'applications/documents/listFiles': 'follows requireApplication',
  'applications/moves/decide endOriginal': 'follows lockApplication of what refers to it; the server acts',
  'applications/moves/verify findBlocking':
    'finds requests of anybody: the server decides by them, and tells nobody',
  'applications/moves/verify begin': 'the server acts',
  'applications/search/findByName findByName': 'reads what the search found',
  'applications/search/findByName lastIds': 'reads the last number that was given, of nobody',
  'applications/search/readRows readRows': 'reads what the search found',
  'applications/search/readRows readAllRows': 'is given its conditions',
  'modules/dataProtection/server/erasure/applyList sameRequests': 'the server acts, on requests of the list',
  'modules/dataProtection/server/erasure/completeList creationsOf':
    'the server acts, and tells when they were made',
  'modules/dataProtection/server/holds/holdVerbs createHold': 'asks for a right of the regulator alone',
  'modules/dataProtection/server/erasure/planErasure planErasure': 'asks for a right of the regulator alone',
  'modules/dataProtection/server/erasure/erasePerson lockRequestsOf':
    'asks for a right of the regulator alone',
  'modules/dataProtection/server/erasure/eraseApplications lockUnerased': 'erases what its caller may erase',
  'modules/dataProtection/server/erasure/eraseTraces withoutOthers': 'erases what its caller may erase',
  'modules/dataProtection/server/erasure/findMentions ownersOf':
    'compares their names with that of who is looked for',
  'modules/dataProtection/server/holds/holds heldApplications':
    'tells whether they must be kept, and nothing of them',
  'modules/dataProtection/server/schedule/dueRequests lookAt':
    'the server acts; who may see the list is told the numbers of requests, and nothing of them',
  'modules/dataProtection/server/personFile/makePersonFile requestsOf':
    'those of one person, whoever submitted them, for an administrator with the right for that',
  'export/countAlike countAlike': 'counts those of all, for the anonymised export',
  'mail/remindOfDeadlines remindOfDeadlines': 'the server acts, on requests',
  'mail/sendMail': 'the server acts',
  'mail/sendReminder': 'the server acts',
  'verification/serviceAnswers reusableAnswers':
    'the server acts, and tells nobody about which request it was',
  'annualMaintenance/checkRequests renewedRows':
    'asks about those that the lines of a list named, which were judged',
  'modules/renewal/server/asking/askItems readItems': 'the server acts',
  'modules/renewal/server/asking/concludeItems concludeItems': 'the server acts',
  'modules/renewal/server/declared/fates fatesOf': 'the server acts, and decides by them',
  'modules/renewal/server/declared/knownAnswers knownAnswers': 'joins the answers about those that were read',
  'modules/renewal/server/exceptions/endTariffs endTariff': 'the server acts',
  'modules/renewal/server/reading/publicCounts countPublicly':
    'asks for a right of the regulator alone, and counts',
  'modules/renewal/server/reading/readItems': 'is given its conditions',
  'modules/renewal/server/reading/searchItems readPage': 'is given its conditions',
  'modules/renewal/server/reading/wouldLose findLosers': 'asks for a right of the regulator alone',
  'modules/renewal/server/runs/fillRenewal': 'the server acts',
  'modules/renewal/server/runs/rehearse rehearse': 'the server acts, and counts',
  'modules/sandbox/server/actAsRegulator': "decides those of the caller's own provider",
  'modules/sandbox/server/emptySandbox': "removes those of the caller's own provider",
  'modules/sandbox/server/keepWithinLimits': 'the server acts',
  'modules/sandbox/server/moveDeadline': "moves one of the caller's own provider",
  'modules/sandbox/server/readSandbox':
    "counts, and tells the mails about, those of the caller's own provider",
  'modules/sandbox/server/removeRequests': 'removes what its caller may remove',
  'modules/sandbox/server/seedSandbox storedOf': 'reads the examples that it has just put there',
  'modules/elements/server/elementsMail remindOfElements': 'the server acts',
  'modules/webhooks/server/maintenanceEvents tellOfStatus':
    'the server acts, on the list of a request; it tells its numbers',
  'modules/webhooks/server/maintenanceEvents countUnderWay': 'the server acts, and counts',
  'modules/webhooks/server/writeEvent ofApplication': 'finds which provider is to be told',
  'modules/scanning/server/reportInfected reportInfected':
    'the server acts, on requests that hold the document',
};

interface Part {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

/** Splits a file into its constants and functions. */
const partsOf = (path: string, text: string): Part[] =>
  text.split(/^(?=(?:export )?(?:const|async function|function)\b)/m).map((part) => ({
    path,
    name: /^(?:export )?(?:const|async function\*?|function)\s+(\w+)/.exec(part)?.[1] ?? '',
    text: part,
  }));

/** Returns whether a part reads the applications table, under its own name or an alias the file gives it. */
const readsApplications = ({ text }: Part, file: string): boolean => {
  const aliases = [...file.matchAll(/const (\w+) = alias\(applications,/g)].map(([, name]) => name);
  const names = ['applications', ...aliases].join('|');
  return new RegExp(`(\\.from|Join|\\$count)\\(\\s*(${names})\\b|\\b(from|join) applications\\b`).test(
    text.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, ''),
  );
};

const unlimited = (path: string, file: string): string[] =>
  partsOf(path, file)
    .filter((part) => readsApplications(part, file) && !limit.test(part.text))
    .map(({ name }) => `${path.replace(/^server\/services\//, '').replace(/\.ts$/, '')} ${name}`);

describe('10.1 every read of applications', () => {
  const found = codeFiles(
    'server/services',
    'server/routes',
    'server/presenters',
    'server/http',
    'server/work',
    'modules',
  ).flatMap((path) => unlimited(path, textOf(path)));
  const isNamed = (one: string) =>
    Object.keys(limitedOtherwise).some((name) => one === name || one.startsWith(`${name} `));

  it('asks who may see them, or is named here with its reason', () => {
    expect(found.filter((one) => !isNamed(one))).toEqual([]);
  });

  it('and nothing is named that need not be', () => {
    const stale = Object.keys(limitedOtherwise).filter(
      (name) => !found.some((one) => one === name || one.startsWith(`${name} `)),
    );
    expect(stale).toEqual([]);
  });

  it.each([
    ['const a = db.select().from(applications);', ['x a']],
    ["const other = alias(applications, 'other');\nconst a = db.select().from(other);", ['x a']],
    ['const a = db.$count(applications, one);', ['x a']],
    ['const a = sql`select 1 from applications`;', ['x a']],
    ['const a = db.select().from(applications).where(ownApplications(actor));', []],
    ['const a = 1;\n// from applications\nconst b = 2;', []],
  ])('is noticed: %s', (source, expected) =>
    expect(unlimited('server/services/x.ts', source)).toEqual(expected),
  );
});
