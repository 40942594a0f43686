import { fieldLabels } from '../../contract/fieldLabels';
import type { Messages } from './mergeMessages';

const below = (group: string) =>
  Object.fromEntries(Object.entries(fieldLabels).map(([field, label]) => [`${group}.${field}`, label]));

const fields = { ...fieldLabels, ...below('address'), ...below('studentAddress') };

/** Labels of the fields, shared by forms, filters, columns and the server's refusals. */
export const applicationFieldLabels: Messages = {
  resources: {
    applications: { fields },
    backofficeApplications: { fields },
    maintenanceRequests: { fields },
  },
};
