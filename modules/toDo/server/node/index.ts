import { z } from 'zod';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { flag } from '../../../../server/node/settings/flag';

/** Says whether the weekly e-mail is sent. */
export const toDoOnNode = defineNodeModule({
  name: 'toDo',
  variables: ['WEEKLY_MAIL'],
  settings: z.object({ WEEKLY_MAIL: flag }),
  open: ({ WEEKLY_MAIL: sendsMail = true }) => ({ toDo: { sendsMail } }),
});
