import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { applicationStatus, isMovedBySystem } from '../../../contract/rules/applicationStatuses';
import { inFlight } from '../../../providers/http/request';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { applications } from '../../../server/db/schema/applications';
import { watchInterval } from '../../../src/kit/data/queries';
import { callsEnded } from '../../support/callsEnded';
import { network } from '../../support/network';
import { renderApp } from '../../support/renderApp';
import { sharedServer } from '../../support/sharedServer';
import { operator } from '../applicationForm/fillRequest';
import { makeOwnActive } from '../applicationRecheck/recheckScreen';
import { findCard } from './detailScreen';

const server = sharedServer();
const loadPath = '/api/Application/get-by-id';

describe('a detail page while the system works on the application', () => {
  it('shows the new status by itself, and looks for it unseen', async () => {
    const { id } = await makeOwnActive(server(), { statusId: applicationStatus.submitted });
    const { requests } = await renderApp(`/applicationManagement/${id}/details`, {
      as: operator,
      server: server(),
    });
    await waitFor(async () => expect(await findCard('Estado')).toHaveTextContent('Submetido'));
    const loads = () => requests.filter(({ path }) => path.startsWith(loadPath)).length;
    // The last call of the initial page load.
    const isLast = ({ path }: { path: string }) => path.includes('exist-recheck-application-in-progress');
    await waitFor(() => expect(requests.some(isLast)).toBe(true));
    await callsEnded();
    // The status changes between two polls, so the next poll sees it.
    const statusId = applicationStatus.nonEligible;
    await server().db.insert(applicationHistory).values({ applicationId: id, statusId });
    await server().db.update(applications).set({ statusId }).where(eq(applications.id, id));
    const before = loads();
    const counts: number[] = [];
    // Only polls must stay unseen; loading the new status may count as a call in flight.
    const stop = inFlight.subscribe(() => loads() === before && counts.push(inFlight.getSnapshot()));
    await waitFor(async () => expect(await findCard('Estado')).toHaveTextContent('Não Elegível'));
    expect(counts).toEqual([]);
    stop();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }, 90_000);

  it('shows it after all where the page could not be read the first time', async () => {
    const { id } = await makeOwnActive(server(), { statusId: applicationStatus.submitted });
    await renderApp(`/applicationManagement/${id}/details`, { as: operator, server: server() });
    await waitFor(async () => expect(await findCard('Estado')).toHaveTextContent('Submetido'));
    await callsEnded();
    const statusId = applicationStatus.nonEligible;
    await server().db.insert(applicationHistory).values({ applicationId: id, statusId });
    await server().db.update(applications).set({ statusId }).where(eq(applications.id, id));
    let reads = 0;
    const failSecond = () => {
      reads += 1;
      return reads === 2 ? HttpResponse.json({}, { status: 400 }) : undefined;
    };
    network.use(http.get(`*${loadPath}`, failSecond));
    await waitFor(() => expect(reads).toBe(2), { timeout: 10_000 });
    const shown = async () => expect(await findCard('Estado')).toHaveTextContent('Não Elegível');
    await waitFor(shown, { timeout: 15_000 });
  }, 90_000);

  it('only while it may change by itself, ever more seldom, and not for ever', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100].filter(isMovedBySystem)).toEqual([1, 2, 3, 4, 100]);
    expect([0, 1, 2, 5].map(watchInterval)).toEqual([3_000, 6_000, 12_000, 60_000]);
    expect(watchInterval(14)).toBe(false);
  });
});
