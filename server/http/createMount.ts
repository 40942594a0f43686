import type { Context, Handler, Hono } from 'hono';
import { every } from 'hono/combine';
import type { Call, Download } from '../../contract/calls/defineCall';
import { onceByKey } from '../services/idempotency/onceByKey';
import type { ServiceContext, SignedInContext } from '../services/serviceContext';
import type { AppParts } from './appParts';
import { authenticate } from './authenticate';
import { authorize } from './authorize';
import { bearerToken } from './bearerToken';
import { type CallEnvironment, serviceContext } from './callEnvironment';
import { checkInput } from './checkInput';
import { contentDisposition } from './contentDisposition';
import { createCallCounter } from './createCallCounter';
import { idempotencyKeyOf } from './idempotencyKeyOf';
import { defaultMaxBodyBytes, limitBody } from './limitBody';
import { limitCalls } from './limitCalls';
import type { Mount } from './mount';
import { readInput } from './readInput';
import { refuseDeclaredSize } from './refuseDeclaredSize';

type Api = Hono<CallEnvironment>;
type CallContext = Context<CallEnvironment>;

/** Mounts calls; each is checked for declared size, sign-in, number, right, real size and input, in this order. */
export const createMount = (api: Api, parts: AppParts): Mount => {
  const count = createCallCounter(parts.now);
  const serve = (call: Call | Download, handle: Handler<CallEnvironment>, isPublic = false) => {
    if (isPublic !== (call.access === 'public')) {
      throw new Error(`${call.path} is mounted as if its access were another`);
    }
    const maxBytes = call.maxBodyBytes ?? defaultMaxBodyBytes;
    const identify = isPublic ? [] : [authenticate(parts), limitCalls(call, count), authorize(call)];
    const checks = [refuseDeclaredSize(maxBytes), ...identify, limitBody(maxBytes)];
    api.on(call.method, call.path, every(...checks), handle);
  };

  const answer = (c: CallContext, call: Call, body: unknown) => c.json(call.wrapped ? { data: body } : body);

  const wakeWorkers = ({ written }: ServiceContext) => {
    if (written && written.jobs.size > 0) parts.onJobs?.();
  };

  return {
    call: (call, handle) =>
      serve(call, async (c) => {
        const input = checkInput(call.input, await readInput(c, call.method));
        const key = call.takesIdempotencyKey && idempotencyKeyOf(c);
        const run = (context: SignedInContext) => handle(context, input);
        const body = key
          ? await onceByKey(
              c.var.signedIn,
              { key, call: `${call.method} ${call.path}`, body: await c.req.text() },
              run,
            )
          : await run(c.var.signedIn);
        wakeWorkers(c.var.signedIn);
        return answer(c, call, body);
      }),
    publicCall: (call, handle) =>
      serve(
        call,
        async (c) => {
          const input = checkInput(call.input, await readInput(c, call.method));
          const context = { ...serviceContext(parts, c), bearerToken: bearerToken(c) };
          const body = await handle(context, input);
          wakeWorkers(context);
          return answer(c, call, body);
        },
        true,
      ),
    download: (call, handle) =>
      serve(call, async (c) => {
        const input = checkInput(call.input, await readInput(c, call.method));
        const { filename, content } = await handle(c.var.signedIn, input);
        return c.body(content, 200, {
          'content-type': call.mediaType,
          'content-disposition': contentDisposition(filename),
        });
      }),
  };
};
