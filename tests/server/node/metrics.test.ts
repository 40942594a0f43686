import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../../server/node/createMetrics';
import { observeServices } from '../../../server/node/outsideServices';
import { serveMetrics } from '../../../server/node/serveMetrics';
import { watchDatabase } from '../../../server/node/watchDatabase';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { createTestServer } from '../../support/testServer';

const token = 'only-those-who-watch-may-read-this';

const siteWith = (given: string | readonly string[] | undefined, metrics = createMetrics()) => {
  const site = new Hono();
  serveMetrics(site, metrics, typeof given === 'string' ? [given] : given);
  return (bearer?: string) =>
    site.request('/metrics', bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {});
};

describe('/metrics', () => {
  it('needs the token, and does not exist where none is set', async () => {
    const read = siteWith(token);
    expect((await read()).status).toBe(401);
    expect((await read(`${token}x`)).status).toBe(401);
    const answer = await read(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await siteWith(['another-one-that-replaces-it', token])(token)).status).toBe(200);
    expect((await siteWith(undefined)(token)).status).toBe(404);
  });

  it('counts requests by pattern, events by label, and given gauges', async () => {
    const metrics = createMetrics();
    metrics.requestEnded({ method: 'GET', route: '/api/x', status: 200, seconds: 0.02 });
    metrics.requestEnded({ method: 'GET', route: '/api/x', status: 200, seconds: 4 });
    const count = metrics.counter('outside_calls_total', 'Calls', ['service', 'outcome']);
    count({ service: 'tax', outcome: 'failed' });
    let waiting: Record<string, number> = { verification: 3, mail: 1 };
    metrics.watch('queue_jobs', 'Jobs', 'kind', async () => waiting);
    metrics.watch('broken', 'Never there', 'kind', async () => {
      throw new Error('The source failed');
    });
    const text = async () => (await siteWith(token, metrics)(token)).text();
    const first = await text();
    expect(first).toContain(
      'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/x",status="200"} 1',
    );
    expect(first).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/x",status="200"} 2',
    );
    expect(first).toContain('outside_calls_total{service="tax",outcome="failed"} 1');
    expect(first).toContain('queue_jobs{kind="verification"} 3');
    expect(first).toContain('nodejs_eventloop_lag_seconds');
    waiting = { mail: 2 };
    const second = await text();
    expect(second).toContain('queue_jobs{kind="mail"} 2');
    expect(second).not.toContain('queue_jobs{kind="verification"}');
  });

  it('reports the queues, by one statement', async () => {
    const server = await createTestServer({ seed: 'empty' });
    const now = new Date('2026-05-20T10:00:00Z');
    const context = { db: server.db, now: () => now, remoteAddress: null };
    const metrics = createMetrics();
    watchDatabase(metrics, server, () => now);
    const at = (seconds: number) => ({ runAt: new Date(now.getTime() + seconds * 1000) });
    await enqueueJob(context, 'sendMail', { mailNotificationId: 1 }, at(-90));
    await enqueueJob(context, 'sendMail', { mailNotificationId: 2 }, at(-30));
    await enqueueJob(context, 'sendMail', { mailNotificationId: 3 }, at(30));
    const text = await (await siteWith(token, metrics)(token)).text();
    for (const line of [
      'queue_jobs_due{queue="mail"} 2',
      'queue_jobs_later{queue="mail"} 1',
      'queue_jobs_failing{queue="mail"} 0',
      'queue_jobs_failed{queue="mail"} 0',
      'queue_oldest_due_seconds{queue="mail"} 90',
      'queue_jobs_due{queue="verification"} 0',
    ])
      expect(text).toContain(`\n${line}\n`);
    await server.close();
  });

  it('reports the outside services', async () => {
    const metrics = createMetrics();
    // A service whose breaker never opened has a metric too.
    const { asked, callFailed, breakerChanged } = observeServices(metrics);
    asked('taxAuthority', 'yes', 70);
    asked('taxAuthority', 'noAnswer', 9000);
    callFailed('taxAuthority', 'timeOut');
    breakerChanged('taxAuthority', 'open');
    const text = await (await siteWith(token, metrics)(token)).text();
    for (const line of [
      'outside_service_question_seconds_bucket{le="0.1",service="taxAuthority",outcome="yes"} 1',
      'outside_service_question_seconds_count{service="taxAuthority",outcome="noAnswer"} 1',
      'outside_service_failed_calls_total{service="taxAuthority",reason="timeOut"} 1',
      'outside_service_left_alone{service="taxAuthority"} 1',
      'outside_service_left_alone{service="socialSecurity"} 0',
    ])
      expect(text).toContain(`\n${line}\n`);
  });
});
