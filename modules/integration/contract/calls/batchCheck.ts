import { z } from 'zod';
import { access } from '../../../../contract/access';
import { ownCalls } from '../../../../contract/calls/defineCall';
import { queryId } from '../../../../contract/calls/filter';
import { textUpTo } from '../../../../contract/entities/text';
import { type BatchCheckCode, batchCheckCodes } from '../../../../contract/rules/batchCheckCodes';
import { listBody } from '../../../../contract/rules/bodyLimits';
import { fieldLengths } from '../../../../contract/rules/limits';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import { maxCheckedAtOnce } from '../batchCheckLimits';

const { call } = ownCalls({ path: '/Application', capability: 'integration' });

/** A NIF as somebody has it, right or wrong: the check says so. */
const nifText = textUpTo(4 * fieldLengths.nif);
const codes = Object.keys(batchCheckCodes) as [BatchCheckCode, ...BatchCheckCode[]];

export const checkBatch = call({
  method: 'POST',
  path: '/check-batch',
  summary:
    'Começa a verificar até 10 000 pessoas: o que impediria um pedido seu de ser submetido; não submete nada',
  access: [access.applications.create],
  recordedAs: ['search'],
  input: z.object({
    items: z
      .array(z.object({ fiscalNumber: nifText, studentFiscalNumber: nifText.nullish() }))
      .min(1, validationMessages.required)
      .max(maxCheckedAtOnce),
  }),
  labels: { items: 'NIF a verificar' },
  answer: z.object({ checkId: z.int().positive() }),
  // Two NIFs for each.
  body: listBody(maxCheckedAtOnce, 20, 3),
  takesIdempotencyKey: true,
});

export const getBatchCheck = call({
  method: 'GET',
  path: '/get-batch-check',
  summary: 'Até onde chegou uma verificação e, quando acaba, o que encontrou; guarda-se por 24 horas',
  access: [access.applications.create],
  recordedAs: ['view', 'search'],
  input: z.object({ checkId: queryId }),
  labels: { checkId: 'Verificação' },
  answer: z.object({
    state: z.enum(['waiting', 'running', 'done']),
    done: z.int().nonnegative(),
    total: z.int().positive(),
    /** In the order sent, `index` from 0; empty until all are checked. */
    results: z.array(
      z.object({
        index: z.int().nonnegative(),
        code: z.enum(codes),
        message: z.string(),
        /** The provider's own request that a new one would be in conflict with. */
        applicationId: z.int().positive().nullish(),
      }),
    ),
  }),
});
