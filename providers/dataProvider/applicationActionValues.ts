/** What the action dialogs hold of their application (spec 5); days are yyyy-MM-dd, null is nothing selected. */
interface ActionValues {
  applicationId: number;
}

/** An administrator's decision, as `applicationDecisions.create` takes it. */
export interface DecisionValues extends ActionValues {
  applicationStatus: 7 | 8;
  reason?: string | null | undefined;
}

/** A report that the tariff was activated, as `applicationActivations.create` takes it. */
export interface ActivationValues extends ActionValues {
  day: string;
  reasonId: number | null;
  otherReason: string | null;
}

/** A report that the tariff ended, as `applicationDeactivations.create` takes it. */
export interface DeactivationValues extends ActionValues {
  day: string;
  reasonId: number | null;
}

/** A cancellation of today, as `applicationCancellations.create` takes it. */
export interface CancellationValues extends ActionValues {
  reasonId: number;
}
