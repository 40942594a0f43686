import { z } from 'zod';
import { onCurrentSchema } from '../../../../server/node/doctor/contentChecks';
import { fail, ok } from '../../../../server/node/doctor/finding';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { flag } from '../../../../server/node/settings/flag';
import { defaultTerms } from '../../contract/renewalRules';
import { renewalState } from '../renewalState';

const whole = (name: string, [least, most]: readonly [number, number], byDefault: number) => {
  const error = `must be a number of ${name} from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error).default(byDefault);
};

const hours = z
  .string()
  .trim()
  .transform((text, context) => {
    const [, from = '', until = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
    const [fromHour, untilHour] = [Number(from), Number(until)];
    if (from && until && fromHour <= 23 && untilHour <= 24 && fromHour !== untilHour)
      return { fromHour, untilHour };
    context.addIssue({ code: 'custom', message: 'must be two hours of the day such as 20-7 or 0-24' });
    return z.NEVER;
  })
  .optional();

const variables = {
  RENEWAL_QUESTIONS_PER_SECOND: whole('questions', [1, 1_000], defaultTerms.questionsPerSecond),
  RENEWAL_HOURS: hours,
  RENEWAL_ANSWER_DAYS: whole('days', [0, 365], defaultTerms.answerDays),
  RENEWAL_NOTICE_DAYS: whole('days', [10, 365], defaultTerms.noticeDays),
  RENEWAL_SHRINKS_LIST: flag,
};

/** The terms of renewals, and whether they are kept. */
export const renewalOnNode = defineNodeModule({
  name: 'renewal',
  variables: Object.keys(variables),
  settings: z.object(variables),
  open: ({
    RENEWAL_QUESTIONS_PER_SECOND: questionsPerSecond,
    RENEWAL_HOURS,
    RENEWAL_ANSWER_DAYS: answerDays,
    RENEWAL_NOTICE_DAYS: noticeDays,
    RENEWAL_SHRINKS_LIST: shrinksList = defaultTerms.shrinksList,
  }) => ({ renewal: { questionsPerSecond, ...RENEWAL_HOURS, answerDays, noticeDays, shrinksList } }),
  databaseChecks: [
    {
      subject: 'renewal of tariffs',
      look: onCurrentSchema(async ({ db }) => {
        const { overdue, silent, exceptions } = await renewalState({ db, now: () => new Date() });
        return overdue > 0
          ? fail(`${overdue} tariffs should have ended by now`, 'start the worker of a server')
          : ok(`${exceptions} exceptions, ${silent} without an answer`);
      }),
    },
  ],
  watch: (metrics, context) =>
    metrics.watch(
      'renewal_tariffs',
      'Tariffs of the running renewal that the services left unanswered, that are exceptions, whose end waits for a decision, and that should have ended',
      'what',
      async () => ({ ...(await renewalState(context)) }),
    ),
});
