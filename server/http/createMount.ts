import type { Context, Handler, Hono, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import type { Call, Download } from '../../contract/calls/defineCall';
import { apiVersion, apiVersionHeader } from '../../contract/rules/apiVersion';
import { maxBytesOf, smallBody, submissionBody } from '../../contract/rules/bodyLimits';
import { isForClients } from '../../contract/rules/callsOfClients';
import { cleanFilename, streamSafe } from '../../contract/rules/cleanText';
import { purpose } from '../../contract/rules/purpose';
import { AwaitsApproval } from '../services/context/awaitsApproval';
import type { ServiceContext } from '../services/context/serviceContext';
import { requireRecentFactor } from '../services/hooks/hooks';
import { inspectFiles } from '../services/workers/inspectFiles';
import { answerEach, itemsForThemselves } from './answerEach';
import type { AppParts } from './appParts';
import { authenticate, authorize, bearerToken } from './authenticate';
import { createBodyQuota } from './bodyQuota';
import { type CallEnvironment, serviceContext } from './callEnvironment';
import { checkInput, InvalidInput } from './checkInput';
import { deviceCookie } from './deviceCookie';
import { createCallCounter, kindsOf, limitCalls, prefetching } from './limitCalls';
import type { Mount } from './mount';
import { holdQuota, receiveInput, refuseDeclaredSize } from './receiveInput';
import { httpTexts } from './texts';

type Api = Hono<CallEnvironment>;
type CallContext = Context<CallEnvironment>;

/** Room for two of the largest calls. */
const defaultTotalBytes = 2 * maxBytesOf(submissionBody);

/** Tells providers' systems, and whoever asks, the version of the calls. There is one, so another is refused. */
const tellVersion: MiddlewareHandler<CallEnvironment> = async (c, next) => {
  const asked = c.req.header(apiVersionHeader);
  if (asked !== undefined && asked !== apiVersion)
    throw new InvalidInput([{ ...httpTexts.unknownVersion(apiVersion), path: apiVersionHeader }]);
  if (asked !== undefined || c.get('signedIn')?.actor.client) c.header(apiVersionHeader, apiVersion);
  return next();
};

/**
 * Mounts calls. Each is checked, in this order, for earlier refusals of its network, declared size, sign-in, rate limit, rights, a recent factor, a quota for a large
 * body, actual size and input.
 */
export const createMount = (
  api: Api,
  parts: AppParts,
  countRefusals: MiddlewareHandler<CallEnvironment>,
): Mount => {
  const count = createCallCounter(parts.now);
  const quota = createBodyQuota({ totalBytes: defaultTotalBytes, ...parts.bodyQuota });
  const { workers } = parts;
  /** Switches to the longer statement timeout, only after the caller was identified with the usual one. */
  const takeTime: MiddlewareHandler<CallEnvironment> = async (c, next) => {
    c.set('signedIn', { ...c.var.signedIn, db: parts.longDb ?? parts.db });
    await next();
  };
  const confirmFactor: MiddlewareHandler<CallEnvironment> = async (c, next) => {
    c.set('signedIn', await requireRecentFactor(c.var.signedIn));
    await next();
  };
  const serve = (call: Call | Download, handle: Handler<CallEnvironment>, isPublic = false) => {
    if (isPublic !== (call.access === 'public')) {
      throw new Error(`${call.path} is mounted as if its access were another`);
    }
    // No person signs in to the sandbox: only what systems of providers may call is there.
    if (parts.settings.apiEnvironment === 'sandbox' && !isForClients(call)) return;
    const limits = call.body ?? smallBody;
    const identify = isPublic ? [] : [authenticate(parts), limitCalls(call, count), authorize(call)];
    const confirm = call.needsRecentFactor ? [confirmFactor] : [];
    const prepare = kindsOf(call).includes('export') ? [takeTime] : [];
    const enter = limits.fileBytes === undefined ? [] : [holdQuota(quota, maxBytesOf(limits))];
    const checks = [
      ...(isPublic ? [countRefusals] : []),
      refuseDeclaredSize(maxBytesOf(limits)),
      ...identify,
      tellVersion,
      ...confirm,
      ...prepare,
      ...enter,
    ];
    api.on(call.method, call.path, every(...checks), handle);
  };

  const answer = (c: CallContext, call: Call, body: unknown) => {
    const { wrapped, mayAwaitApproval } = call;
    if (!(body instanceof AwaitsApproval)) return c.json(wrapped ? { data: body } : body);
    if (!mayAwaitApproval) throw new Error('A call answers with what its declaration does not say');
    const held = { awaitsApproval: body.approvalId };
    return c.json(wrapped ? { data: held } : held, 202);
  };

  const wakeWorkers = ({ written }: ServiceContext) => {
    if (written && written.jobs.size > 0) parts.onJobs?.();
  };

  const signedInOf = async (c: CallContext, { mayBePrefetched }: Call | Download) => {
    const { signedIn } = c.var;
    return mayBePrefetched && c.req.header(purpose.header) === purpose.prefetch
      ? { ...signedIn, ...(await prefetching(signedIn, count)) }
      : signedIn;
  };

  return {
    call: (call, handle) =>
      serve(call, async (c) => {
        const { value, files, repeatable } = await receiveInput(c, call, parts);
        const ready = itemsForThemselves(c, call, value) ?? { input: checkInput(call, value) };
        const signedIn = await signedInOf(c, call);
        // Done before any transaction begins, as other calls would wait for it.
        const sentFiles = await inspectFiles(workers, files);
        const context = { ...signedIn, sentFiles, repeatable };
        const body =
          'input' in ready
            ? await handle(context, ready.input)
            : await answerEach(c, ready, {
                call,
                context: { ...context, isLongList: true },
                log: parts.log,
                handle,
              });
        wakeWorkers(signedIn);
        return answer(c, call, body);
      }),
    list: (call, handle) =>
      serve(call, async (c) => {
        const { value } = await receiveInput(c, call, parts);
        const input = checkInput(call, value);
        const { items, first, total } = await handle(c.var.signedIn, input);
        const range = items.length === 0 ? '*' : `${first}-${first + items.length - 1}`;
        return c.json(items as unknown[], 200, {
          'content-range': `${call.path.slice(1)} ${range}/${total}`,
        });
      }),
    publicCall: (call, handle) =>
      serve(
        call,
        async (c) => {
          const { value } = await receiveInput(c, call, parts);
          const input = checkInput(call, value);
          const context = {
            ...serviceContext(parts, c),
            bearerToken: bearerToken(c),
            device: deviceCookie(c, parts.settings.publicUrl),
            proof: {
              token: c.req.header('dpop'),
              method: c.req.method,
              path: c.req.path,
              offerNonce: (nonce: string) => c.header('dpop-nonce', nonce),
            },
            userAgent: c.req.header('user-agent'),
            signal: c.req.raw.signal,
          };
          const body = await handle(context, input);
          wakeWorkers(context);
          return answer(c, call, body);
        },
        true,
      ),
    download: (call, handle) =>
      serve(call, async (c) => {
        const { value } = await receiveInput(c, call, parts);
        const input = checkInput(call, value);
        const { filename, content } = await handle(await signedInOf(c, call), input);
        return c.body(content, 200, {
          'content-type': call.mediaType,
          'content-disposition': contentDisposition(filename),
        });
      }),
  };
};

const fallbackLength = 150;

/**
 * Returns the `Content-Disposition` of a download: an ASCII name for old clients and the real one as RFC 8187 text, both
 * without folders, whoever gave the name.
 */
export const contentDisposition = (name: string): string => {
  const filename = cleanFilename(name);
  const ascii = streamSafe(filename)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\/%;]/g, '_')
    .slice(-fallbackLength);
  const encoded = encodeURIComponent(filename.replace(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
