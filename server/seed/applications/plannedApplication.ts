import type { applicationHistory } from '../../db/schema/applicationHistory';
import type { applications } from '../../db/schema/applications';

type HistoryRow = typeof applicationHistory.$inferInsert;

/** A status on an application's way, with what came with it. */
export type PlannedStep = Omit<HistoryRow, 'id' | 'applicationId' | 'createdOn' | 'blockingApplicationId'> & {
  createdOn: Date;
};

/** What is known of an application before statuses, dates and ids are. */
export type PlannedRequest = Omit<
  typeof applications.$inferInsert,
  'id' | 'recheckApplicationId' | 'statusId' | 'statusDate' | 'createdOn'
>;

/** An application of the demo data; ids come last, in the order of creation. */
export interface PlannedApplication {
  request: PlannedRequest;
  /** From submission to the present status; never empty. */
  steps: readonly [PlannedStep, ...PlannedStep[]];
  notifiedOn?: Date;
  activationStartDate?: Date;
  /** What a recheck or maintenance request is about. */
  original?: PlannedApplication;
  /** What a conflicting application met. */
  blocking?: PlannedApplication;
}

/** The status that an application has now. */
export const presentStep = ({ steps }: PlannedApplication): PlannedStep => steps.at(-1) ?? steps[0];
