import { z } from 'zod';
import { access } from '../access';
import { day, moment } from '../entities/moment';
import { textUpTo } from '../entities/text';
import { householdServiceNames, maxServiceReason } from '../rules/verification';
import { ownCalls } from './defineCall';

const { call } = ownCalls({ path: '/Verification', capability: 'verification-services' });

const service = z.enum(householdServiceNames);

/** An outside service as people are told of it. */
export const serviceState = z.object({
  service,
  /** Switched off by an administrator, or silent for ten minutes although it is asked. */
  state: z.enum(['on', 'off', 'silent']),
  /** Since when it is off or silent. */
  since: moment.nullish(),
  /** Why it is off, and the day on which it is expected back, if whoever switched it off said so. */
  reason: z.string().nullish(),
  expectedOn: day.nullish(),
  /** For administrators: who switched it off. */
  by: z.string().nullish(),
});
export type ServiceState = z.infer<typeof serviceState>;

export const getServices = call({
  method: 'GET',
  path: '/get-services',
  summary: 'Se os serviços externos são consultados e respondem, e desde quando não',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(serviceState),
});

export const switchService = call({
  method: 'POST',
  path: '/switch-service',
  summary:
    'Desliga ou liga um serviço externo; enquanto está desligado, os pedidos esperam por ele. Todos veem o motivo e o dia em que se espera que volte',
  access: [access.services.edit],
  recordedAs: ['update'],
  input: z.object({
    service,
    isOn: z.boolean(),
    reason: textUpTo(maxServiceReason).optional(),
    expectedOn: day.optional(),
  }),
  labels: { service: 'Serviço', isOn: 'Ligado', expectedOn: 'Volta a' },
  answer: z.boolean(),
});
