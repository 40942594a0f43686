import { describe, expect, it } from 'vitest';
import {
  downloadResourceFile,
  getApplication,
  getApplicationFiles,
  searchApplications,
  searchEligibleApplications,
  viewResourceFile,
} from '../../../contract/calls/application';
import { getApplicationHistory } from '../../../contract/calls/applicationHistory';
import type { Call, Download } from '../../../contract/calls/defineCall';
import type { ActionStage } from '../../support/actionStage';
import { makeApplication, makeFile } from '../../support/builders';
import { ahead, auditStage } from './auditStage';

let stage: ActionStage;
const { events } = auditStage((one) => {
  stage = one;
});

const prefetch = async (call: Call | Download, input: unknown) => {
  const { status } = await stage.operator.send(call, input, ahead);
  expect(status).toBe(200);
};

const withFile = async () => {
  const { id: applicationId } = await stage.make(7);
  const { id: resourceFileId } = await makeFile(stage.db, applicationId, { notes: ['javaScript'] });
  return { applicationId, resourceFileId };
};

describe('10.8 what is fetched before anybody looks at it', () => {
  it.each([
    ['an application', getApplication],
    ['its history', getApplicationHistory],
    ['its documents', getApplicationFiles],
  ])('is recorded as such: %s', async (_, call) => {
    const { applicationId } = await withFile();
    await prefetch(call, { applicationId });
    await stage.operator.answer(call, { applicationId });
    const about = { subject: 'application', subjectId: applicationId, actorId: stage.operatorUser.id };
    expect(await events()).toMatchObject([
      { ...about, action: 'prefetch' },
      { ...about, action: 'view' },
    ]);
  });

  it('is so for the rows of a search, and for a document with what is noted about it', async () => {
    const { applicationId, resourceFileId } = await withFile();
    await prefetch(searchApplications, { id: applicationId });
    await prefetch(downloadResourceFile, { resourceFileId });
    expect(await events()).toMatchObject([
      { action: 'prefetch', subject: 'applications', detail: { ids: [applicationId] } },
      {
        action: 'prefetch',
        subject: 'file',
        subjectId: resourceFileId,
        detail: { applicationId, notes: ['javaScript'] },
      },
    ]);
  });

  it('is recorded as a download once it is looked at', async () => {
    const { applicationId, resourceFileId } = await withFile();
    expect(await stage.operator.answer(viewResourceFile, { resourceFileId })).toBe(true);
    const download = { action: 'download', subject: 'file', subjectId: resourceFileId };
    expect(await events()).toMatchObject([
      { ...download, actorId: stage.operatorUser.id, detail: { applicationId, notes: ['javaScript'] } },
    ]);
  });

  it("is refused, and recorded as a refusal, for a document of another provider's", async () => {
    const { id } = await makeFile(stage.db, (await makeApplication(stage.db)).id);
    expect(await stage.operator.refusal(viewResourceFile, { resourceFileId: id })).toEqual({
      status: 404,
      message: 'O documento não foi encontrado.',
    });
    expect(await events()).toMatchObject([{ action: 'refusal' }]);
  });

  it('hides no look behind a call that is not a prefetch', async () => {
    const { applicationId } = await withFile();
    await prefetch(searchEligibleApplications, { id: applicationId });
    expect(await events()).toMatchObject([{ action: 'view', subject: 'applications' }]);
  });
});
