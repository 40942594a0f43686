import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/access';
import { listCalls, type NamedCall } from '../../../server/http/listCalls';
import { callRequest } from '../../support/callRequest';
import { examples } from '../conformance/examples';
import { fuzzRuns } from './fuzzRuns';
import { type FuzzStage, fuzzStage } from './fuzzStage';
import { mutated } from './mutations';

let stage: FuzzStage;
beforeAll(async () => {
  stage = await fuzzStage();
}, 120_000);
afterAll(() => stage.server.close());

const send = ({ name, call }: NamedCall, input: unknown, role: Role | undefined): Promise<Response> => {
  const bearer = call.access === 'public' ? examples[name]?.bearer : role && stage.tokens[role];
  const headers = new Headers({ ...(bearer && { authorization: `Bearer ${bearer}` }) });
  const [path, init] = callRequest(call, input);
  return stage.server.fetch(`/api${path}`, { ...init, headers });
};

const statuses = new Set<number>();

/**
 * The tables' fingerprint after a refused call, reused as the next call's; undefined once a call
 * may have changed data.
 */
let lastFingerprint: string | undefined;
const freshFingerprint = async () => {
  await stage.restorePeople();
  return stage.fingerprint();
};

/** Returns whether a refusal may change data: only reusing a refresh token does, because it ends the session. */
const changesWhenRefused = (name: string) => name === 'refreshAccessToken';

describe('whatever a call is given, it answers as it should', {
  timeout: 3_600_000,
}, () => {
  it.each(listCalls().map((named) => ({ ...named, title: `${named.call.method} ${named.call.path}` })))(
    '$title',
    async (named) => {
      const example = await stage.exampleOf(named);
      lastFingerprint = undefined;
      const roles: readonly Role[] = ['Administrator', 'Provider', 'Operator'];
      const usual = examples[named.name]?.as ?? 'Operator';
      const role = fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, fc.constantFrom(...roles));
      await fc.assert(
        fc.asyncProperty(role, mutated(example, stage.ids), async (asked, input) => {
          const before = lastFingerprint ?? (await freshFingerprint());
          lastFingerprint = undefined;
          const answer = await send(named, input, asked);
          statuses.add(answer.status);
          const by = named.call.access === 'public' ? undefined : asked;
          // A successful public call opens a session; for which user does not matter here.
          const complaint = await stage.complaint(answer, by);
          if (complaint) throw new Error(complaint);
          if (answer.status === 200 || changesWhenRefused(named.name)) return;
          expect(await stage.fingerprint(), 'a refused call left something behind').toBe(before);
          lastFingerprint = before;
        }),
        fuzzRuns(12),
      );
    },
  );

  it('and had both accepted and refused calls', () => {
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404]));
  });
});
