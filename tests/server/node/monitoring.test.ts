import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nodeModules } from '../../../modules/node';
import { jobs } from '../../../server/db/schema/jobs';
import { serverMetrics } from '../../../server/node/serverMetrics';
import { watchDatabase } from '../../../server/node/watchDatabase';
import { ensureRecurringJobs } from '../../../server/services/queue/ensureRecurringJobs';
import { createTestServer } from '../../support/testServer';

const fileOf = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const alerts: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(fileOf('alerts.yaml'));
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  fileOf('dashboard.json'),
);
const expressions = [
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Labels that Prometheus and its histograms add, and the metric of Prometheus itself. */
const addedLabels = ['le', 'instance', 'job'];
const ownOfPrometheus = 'up';
const words = new Set('by and or unless on ignoring offset bool without'.split(' '));

interface Used {
  readonly metric: string;
  readonly labels: readonly string[];
  /** Matchers of a label to one value, such as `state="ready"`. */
  readonly matchers: readonly string[];
}

const namesIn = (text: string) => text.match(/[a-zA-Z_]+/g) ?? [];

/** The metrics that an expression reads, each with its matchers and all labels that the expression groups by. */
const usedIn = (expression: string): Used[] => {
  const grouped = [...expression.matchAll(/\b(?:by|ignoring|on|without) ?\(([^()]*)\)/g)];
  const groups = grouped.flatMap(([, names = '']) => namesIn(names));
  const bare = expression
    .replaceAll(/\b(?:by|ignoring|on|without) ?\([^()]*\)/g, ' ')
    .replaceAll(/\[[^\]]*\]|\boffset \w+/g, ' ');
  return [...bare.matchAll(/\b([a-z][a-z0-9_]*)\b(?! *\()(?: ?\{([^}]*)\})?/g)]
    .filter(([, name = '']) => !words.has(name) && !/^\w?$/.test(name))
    .map(([, metric = '', matchers = '']) => ({
      metric,
      labels: [...namesIn(matchers.replaceAll(/"[^"]*"/g, '')), ...groups],
      matchers: matchers.split(',').filter((matcher) => /^\w+="/.test(matcher.trim())),
    }));
};

describe('the rules and the dashboard for Prometheus', () => {
  it('name metrics, labels and values that the server has', async () => {
    const server = await createTestServer({ seed: 'empty' });
    try {
      const { metrics } = serverMetrics();
      const tools = { metrics, log: { info() {}, warn() {}, error() {} } };
      for (const { setUp } of nodeModules) setUp({}).data?.open(tools);
      watchDatabase(metrics, { db: server.db, pools: [] }, () => new Date());
      const context = { db: server.db, now: () => new Date() };
      // Among these is the check of the counts, which leaves its result.
      await ensureRecurringJobs(context, jobs.queue.enumValues);
      await server.work();
      const known = new Map(metrics.described().map(({ name, labels }) => [name, labels]));
      const text = await metrics.read();
      const mistakes = expressions.flatMap(([title, expression]) =>
        usedIn(expression).flatMap(({ metric, labels, matchers }) => {
          if (metric === ownOfPrometheus) return [];
          const name = known.has(metric) ? metric : metric.replace(/_(bucket|count|sum)$/, '');
          const own = known.get(name);
          if (!own) return [`${title}: there is no metric ${metric}`];
          const wrong = labels.filter((label) => ![...own, ...addedLabels].includes(label));
          // What is read from the state, not counted, has all its values from the start.
          const isGauge = text.includes(`# TYPE ${name} gauge`);
          const missing = isGauge ? matchers.filter((one) => !text.includes(`\n${name}{${one}}`)) : [];
          return [...wrong, ...missing].map((what) => `${title}: ${metric} has no ${what}`);
        }),
      );
      expect(mistakes).toEqual([]);
      const used = new Set(
        expressions.flatMap(([, expression]) => usedIn(expression).map(({ metric }) => metric)),
      );
      expect(used.size).toBeGreaterThan(15);
    } finally {
      await server.close();
    }
  });

  it('are told from what the server has not', () => {
    expect(usedIn('sum by (queue) (rate(queue_jobs_gone{state="x", what=~"a|b"}[5m])) > 0.5 and up')).toEqual(
      [
        { metric: 'queue_jobs_gone', labels: ['state', 'what', 'queue'], matchers: ['state="x"'] },
        { metric: 'up', labels: ['queue'], matchers: [] },
      ],
    );
  });
});
