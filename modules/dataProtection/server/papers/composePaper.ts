import { toSnakeCase } from 'drizzle-orm/casing';
import { moduleNames, type RightModule, rights, rolesOfRight } from '../../../../contract/access';
import { dayMonthYear } from '../../../../contract/rules/lisbonDay';
import { rightVerbs } from '../../../../contract/rules/rightVerbs';
import type { DataPurpose, PersonalColumn } from '../../../../server/db/personalColumn';
import { personalData } from '../../../../server/db/personalData/personalData';
import type { DocumentPlace } from '../../../../server/db/schema/storedDocuments';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { downloadPaper, getPaper, type Paper } from '../../contract/dataProtectionCalls';
import type { DataProtectionPaper } from '../../contract/dataProtectionPapers';
import type { RetentionSettings } from '../../contract/retention';
import { retentionOf } from '../schedule/retention';
import {
  dataKindTexts,
  dataSubjectTexts,
  erasedTexts,
  measures,
  paperTexts,
  purposeTexts,
  recipientTexts,
  risks,
  roleTexts,
} from './texts';

/** What of a deployment's settings the papers tell. */
export interface PaperFacts {
  readonly contactEmail: string;
  readonly retention: RetentionSettings;
  readonly documentPlace: DocumentPlace;
  readonly scansDocuments: boolean;
  readonly hasCorporateSignIn: boolean;
}

/** Composes a paper of the data protection officer from the inventory, the contract and the settings as they are now. */
export const composePaper = (
  context: Pick<SignedInContext, 'actor' | 'now'>,
  readFacts: () => PaperFacts,
  { paper }: { readonly paper: DataProtectionPaper },
): Paper => {
  requireAccess(context, getPaper, downloadPaper);
  const facts = readFacts();
  const { title, about } = paperTexts[paper];
  return {
    title,
    about: [about, paperTexts.contact(facts.contactEmail), paperTexts.madeOn(dayMonthYear(context.now()))],
    parts: partsOf[paper].map((part) => part(facts)),
  };
};

type Part = (facts: PaperFacts) => Paper['parts'][number];

/** Every column of the inventory, with the names that the database gives it and its table. */
const columns = personalData.flatMap(({ name, columns: ofTable }) =>
  ofTable.map((row) => ({ ...row, table: name })),
);

const distinct = (texts: readonly string[]) => [...new Set(texts)].join('; ');

const periodsBy = ({ retention }: PaperFacts) => {
  const periods = new Map(retentionOf(retention).map(({ name, period }) => [name, period]));
  return ({ period }: PersonalColumn) => periods.get(period) ?? paperTexts.none;
};

const activities: Part = (facts) => {
  const periodOf = periodsBy(facts);
  const { title, headings } = paperTexts.activities;
  return {
    title,
    about: [],
    headings: [...headings],
    rows: (Object.keys(purposeTexts) as DataPurpose[]).map((why) => {
      const its = columns.filter((column) => column.why === why);
      const keptFor = (period: string) =>
        distinct(its.filter((one) => periodOf(one) === period).map(({ what }) => dataKindTexts[what]));
      const periods = [...new Set(its.map(periodOf))];
      return [
        purposeTexts[why].title,
        purposeTexts[why].basis,
        distinct(its.map(({ of }) => dataSubjectTexts[of])),
        distinct(its.map(({ what }) => dataKindTexts[what])),
        periods.map((period) => `${period} (${keptFor(period)})`).join('. '),
      ];
    }),
  };
};

const recipients: Part = ({ documentPlace, scansDocuments, hasCorporateSignIn }) => {
  const { title, about, headings } = paperTexts.recipients;
  const { providers, socialSecurity, taxAuthority, mail, documents, scanner, identity } = recipientTexts;
  const rows = [
    providers,
    socialSecurity,
    taxAuthority,
    mail,
    documents[documentPlace],
    ...(scansDocuments ? [scanner] : []),
    ...(hasCorporateSignIn ? [identity] : []),
  ];
  return { title, about: [about], headings: [...headings], rows: rows.map((row) => [...row]) };
};

const holders: Part = () => {
  const { title, about, headings } = paperTexts.access;
  return {
    title,
    about: [about],
    headings: [...headings],
    rows: rights.map((right) => {
      const [module = '', verb = ''] = right.split('_');
      const roles = rolesOfRight(right).map((role) => roleTexts[role]);
      return [moduleNames[module as RightModule], rightVerbs[verb] ?? verb, roles.join(', ')];
    }),
  };
};

const protection: Part = () => {
  const { title, about, headings } = paperTexts.measures;
  return {
    title,
    about: [about],
    headings: [...headings],
    rows: measures.map(({ text }) => [text]),
  };
};

const inventory: Part = (facts) => {
  const periodOf = periodsBy(facts);
  const { title, about, headings } = paperTexts.columns;
  return {
    title,
    about: [about],
    headings: [...headings],
    rows: columns.map((row) => [
      row.table,
      toSnakeCase(row.name),
      dataSubjectTexts[row.of],
      dataKindTexts[row.what],
      periodOf(row),
      erasedTexts[row.erased],
    ]),
  };
};

const textPart =
  ({ title, about }: { readonly title: string; readonly about: readonly string[] }): Part =>
  () => ({ title, about: [...about], headings: [], rows: [] });

const weighed: Part = () => {
  const { title, about, headings, open } = paperTexts.risks;
  const against = (tests: readonly string[]) =>
    tests.map((test) => measures.find((measure) => measure.test === test)?.text ?? test).join(' ');
  return {
    title,
    about: [about],
    headings: [...headings],
    rows: risks.map(({ risk, harm, tests }) => [risk, harm, against(tests), open, open]),
  };
};

const partsOf: Readonly<Record<DataProtectionPaper, readonly Part[]>> = {
  register: [activities, recipients, holders, protection, inventory],
  assessment: [
    activities,
    textPart(paperTexts.necessity),
    recipients,
    weighed,
    protection,
    textPart(paperTexts.opinion),
  ],
};
