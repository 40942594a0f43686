import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import type { RecordDeclaration } from '../../contract/records/defineRecords';
import { recordCallName } from '../../contract/records/recordCalls';
import { users } from '../../server/db/schema/users';
import { callers } from '../server/conformance/example';
import { recordExamples } from '../server/conformance/recordExamples';
import { renderApp } from './renderApp';
import { serverOfFile } from './serverOfFile';

/**
 * Opens a record of a plain resource that an action can be done with, as somebody who may, presses the action's button
 * and answers its dialog, with a reason where it asks for one; `path` is the list's, `/<name>` when absent.
 */
export const doAction = async (
  declaration: Pick<RecordDeclaration, 'name' | 'actions'>,
  action: string,
  path = `/${declaration.name}`,
): Promise<void> => {
  const server = await serverOfFile();
  const example = recordExamples[recordCallName(action, declaration)];
  const { labelText, reason } = declaration.actions?.[action] ?? {};
  if (!example || !labelText) throw new Error(`${declaration.name} has no action ${action}`);
  const isProvider = eq(users.username, callers.Provider);
  const [provider] = await server.db.select({ id: users.id }).from(users).where(isProvider);
  const { id } = (await example.input(server, provider?.id ?? 0)) as { id: number };
  const { user } = await renderApp(`${path}/${id}/details`, { as: callers[example.as], server });
  await user.click(await screen.findByRole('button', { name: labelText }));
  const dialog = await screen.findByRole('dialog');
  const isAsked = (label: string) => label.startsWith(reason?.labelText ?? '');
  if (reason) await user.type(within(dialog).getByRole('textbox', { name: isAsked }), 'Exemplo');
  await user.click(await within(dialog).findByRole('button', { name: /^(Sim|Confirmar)$/ }));
};
