import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { queryId } from '../../../contract/calls/filter';
import { moment } from '../../../contract/entities/moment';
import { nif, textUpTo } from '../../../contract/entities/text';
import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { access } from './access';
import { dataProtectionPapers } from './dataProtectionPapers';

/** A paper in Portuguese, made of the inventory, the contract and the settings as they are. */
export const paper = z.object({
  title: z.string(),
  /** Paragraphs that come first. */
  about: z.array(z.string()),
  parts: z.array(
    z.object({
      title: z.string(),
      about: z.array(z.string()),
      /** Empty where the part is text alone. */
      headings: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  ),
});
export type Paper = z.infer<typeof paper>;

const input = z.object({ paper: z.enum(dataProtectionPapers) });
const labels = { paper: 'Documento' } as const;
const { call, download } = ownCalls({ path: '/DataProtection', capability: 'data-protection', labels });

export const getPaper = call({
  method: 'GET',
  path: '/get-paper',
  summary:
    'O registo das atividades de tratamento (RGPD, artigo 30.º), ou o que uma avaliação de impacto (artigo 35.º) precisa, segundo o programa e a sua configuração',
  access: [access.dataProtection.show],
  recordedAs: 'noPersonalData',
  input,
  answer: paper,
});

export const downloadPaper = download({
  method: 'GET',
  path: '/download-paper',
  summary: 'O registo ou a avaliação numa página autónoma, para imprimir ou guardar',
  access: [access.dataProtection.export],
  recordedAs: 'noPersonalData',
  input,
  mediaType: 'text/html; charset=utf-8',
});

const personFileId = z.int32().positive();

/** What the caller asked for of everything that is held about a person. */
export const personFile = z.object({
  id: personFileId,
  /** Whose; null once the file is gone. */
  fiscalNumber: z.string().nullable(),
  reason: z.string(),
  state: z.enum(['waiting', 'ready', 'fetched', 'expired']),
  askedOn: moment,
  /** Until when it can be fetched. */
  expiresOn: moment,
  endedOn: moment.nullable(),
});
export type PersonFile = z.infer<typeof personFile>;

export const askPersonFile = call({
  method: 'POST',
  path: '/export-person',
  summary:
    'Manda reunir em segundo plano tudo o que se guarda sobre uma pessoa, pelo NIF de requerente ou de estudante; responde o número do ficheiro',
  access: [access.dataProtection.export],
  needsRecentFactor: true,
  recordedAs: ['askPersonFile'],
  input: z.object({
    fiscalNumber: nif,
    reason: textUpTo(fieldLengths.otherReason).min(1, validationMessages.required),
  }),
  labels: { reason: 'Motivo' },
  answer: personFileId,
});

export const getPersonFiles = call({
  method: 'GET',
  path: '/get-person-files',
  summary: 'Os ficheiros de pessoas que quem chama pediu, os mais recentes primeiro, cinquenta no máximo',
  access: [access.dataProtection.export],
  recordedAs: 'recordedBefore',
  input: z.object({}),
  answer: z.array(personFile),
});

export const fetchPersonFile = download({
  method: 'DELETE',
  path: '/export-person-file',
  summary:
    'O ficheiro de uma pessoa que quem chama pediu, uma só vez: uma página, o mesmo em JSON e os documentos, num ZIP; depois deixa de existir',
  access: [access.dataProtection.export],
  needsRecentFactor: true,
  recordedAs: ['fetchPersonFile'],
  input: z.object({ personFileId: queryId }),
  labels: { personFileId: 'Ficheiro' },
  mediaType: 'application/zip',
});
