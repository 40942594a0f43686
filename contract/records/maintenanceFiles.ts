import { access } from '../access';
import { maxFilenameLength } from '../rules/uploads';
import { defineRecords } from './defineRecords';

const counted = { kind: 'number', readOnly: true } as const;

/** The maintenance files that providers submitted, with the progress of their lines. Callers can't write to it. */
export const maintenanceFiles = defineRecords({
  name: 'maintenanceFiles',
  access: access.maintenanceFiles,
  summary: 'Listas anuais entregues',
  belongsTo: 'providerId',
  defaultSort: ['createdOn', 'DESC'],
  isReadingAudited: true,
  fields: [
    {
      source: 'filename',
      kind: 'text',
      labelText: 'Ficheiro',
      maxLength: maxFilenameLength,
      readOnly: true,
      filterable: true,
    },
    {
      source: 'createdOn',
      kind: 'moment',
      labelText: 'Data de entrega',
      required: true,
      readOnly: true,
      sortable: true,
      filterable: true,
    },
    {
      source: 'createdBy',
      kind: 'text',
      labelText: 'Entregue por',
      maxLength: 254,
      readOnly: true,
      filterable: true,
    },
    {
      source: 'providerId',
      kind: 'lookup',
      labelText: 'Prestador',
      lookup: { resource: 'providers', text: 'name', namesOnly: true },
      ownText: 'providerName',
      required: true,
      readOnly: true,
      filterable: true,
    },
    {
      source: 'providerName',
      kind: 'text',
      labelText: 'Nome do prestador',
      maxLength: 250,
      readOnly: true,
      filterable: true,
    },
    { ...counted, source: 'lineCount', labelText: 'NIF comunicados', required: true, sortable: true },
    { ...counted, source: 'openCount', labelText: 'Em aberto', required: true },
    { ...counted, source: 'processedCount', labelText: 'Processados', required: true },
    { ...counted, source: 'refusedCount', labelText: 'Dos quais recusados', required: true },
  ],
});
