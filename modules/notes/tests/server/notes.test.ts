import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTimeline } from '../../../../contract/calls/applicationHistory';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { type ActionStage, actionStage } from '../../../../tests/support/actionStage';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator } from '../../../../tests/support/builders';
import { addNote, getNotes } from '../../contract/calls';

let stage: ActionStage;
beforeAll(async () => {
  stage = await actionStage(new Date('2026-03-10T15:30:00Z'));
}, 60_000);
afterAll(() => stage.server.close());

describe('the internal notes on a request', () => {
  it('are read by administrators alone, newest first, with their author', async () => {
    const { id } = await stage.make(status.awaitsRegulator);
    await stage.administrator.answer(addNote, { applicationId: id, note: 'Falei ao telefone.' });
    const colleague = await makeAdministrator(stage.db);
    await (await apiClient(stage.server, colleague)).answer(addNote, {
      applicationId: id,
      note: 'Confirmado.',
    });
    const notes = await stage.administrator.answer(getNotes, { applicationId: id });
    expect(notes.map(({ text: said, author }) => [said, author])).toEqual([
      ['Confirmado.', colleague.username],
      ['Falei ao telefone.', stage.administratorUser.username],
    ]);
    expect((await stage.operator.refusal(getNotes, { applicationId: id })).status).toBe(403);
    expect((await stage.operator.refusal(addNote, { applicationId: id, note: 'x' })).status).toBe(403);
    const seen = await stage.operator.answer(getTimeline, { applicationId: id });
    expect(JSON.stringify(seen)).not.toContain('telefone');
    expect((await stage.auditOf(id)).map(({ action }) => action)).toContain('addNote');
  });
});
