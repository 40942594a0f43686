import type { applicationHistory } from '../../db/schema/applicationHistory';
import type { applications } from '../../db/schema/applications';

type HistoryRow = typeof applicationHistory.$inferInsert;

/** A status that an application enters, with the data that comes with it. */
export type PlannedStep = Omit<HistoryRow, 'id' | 'applicationId' | 'createdOn' | 'blockingApplicationId'> & {
  createdOn: Date;
};

/** The data of an application before it has statuses, dates and ids. */
export type PlannedRequest = Omit<
  typeof applications.$inferInsert,
  'id' | 'recheckApplicationId' | 'statusId' | 'statusDate' | 'createdOn'
>;

/** An application of the demo data; its id is assigned last, in the order of creation. */
export interface PlannedApplication {
  request: PlannedRequest;
  /** From submission to the present status; never empty. */
  steps: readonly [PlannedStep, ...PlannedStep[]];
  notifiedOn?: Date;
  activationStartDate?: Date;
  /** The application that a recheck or maintenance request is about. */
  original?: PlannedApplication;
  /** The application that blocks a conflicting one. */
  blocking?: PlannedApplication;
}

/** Returns the step with the application's current status. */
export const currentStep = ({ steps }: PlannedApplication): PlannedStep => steps.at(-1) ?? steps[0];
