import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { statusFacts, tariffFacts } from '../../../src/tariff/applicationDetail/StatusCard';
import { historyEntry } from './historyEntries';

const applicationActivation = {
  createdOn: '2026-03-12T10:00:00Z',
  activationStartDate: '2026-03-11T00:00:00Z',
  activationStartReason: { description: 'Outro' },
  activationStartOtherReason: 'Obras no prédio',
  activationEndDate: '2026-09-30T23:30:00Z',
  activationEndReason: { description: 'Fim do contrato' },
  activationEndOtherReason: 'Mudou de país',
};
const allFacts = {
  updatedOn: '2026-07-01T10:00:00Z',
  applicationActivation,
  cancellation: { cancellationReason: { description: 'Pedido do cidadão' } },
  nonEligibleReason: 'Rendimentos acima do limite',
};
const dates = { createdOn: '01-03-2026 10:00', updatedOn: '01-07-2026 11:00' };

describe('2.8 the status card shows the dates and what belongs to the status', () => {
  it.each([
    [
      'Active',
      applicationStatus.active,
      {
        activationDate: '12-03-2026 10:00',
        startDate: '11-03-2026',
        reason: 'Outro',
        otherReason: 'Obras no prédio',
      },
    ],
    [
      'Inactive',
      applicationStatus.inactive,
      { endDate: '01-10-2026', reason: 'Fim do contrato', otherReason: 'Mudou de país' },
    ],
    ['Cancelled', applicationStatus.cancelled, { cancellationReason: 'Pedido do cidadão' }],
    ['NonEligible', applicationStatus.nonEligible, { reason: 'Rendimentos acima do limite' }],
    ['Submitted', applicationStatus.submitted, {}],
    ['Conflicting', applicationStatus.conflicting, {}],
    ['Processing', applicationStatus.processing, {}],
    ['Eligible', applicationStatus.eligible, {}],
  ])('%s', (_, status, facts) => {
    const shown = statusFacts(historyEntry(status, allFacts));
    expect(Object.fromEntries(shown.map(({ label, value }) => [label, value]))).toEqual({
      ...dates,
      ...facts,
    });
  });

  it('leaves missing values undefined', () => {
    expect(statusFacts(historyEntry(applicationStatus.inactive)).map(({ value }) => value)).toEqual([
      '01-03-2026 10:00',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('2.8 the side block shows the dates of the tariff', () => {
  it('names all five', () => {
    expect(tariffFacts(historyEntry(applicationStatus.inactive, allFacts))).toEqual([
      { label: 'reportedOn', value: '12-03-2026 10:00' },
      { label: 'activatedOn', value: '11-03-2026' },
      { label: 'delayReason', value: 'Outro' },
      { label: 'deactivatedOn', value: '01-10-2026' },
      { label: 'additionalInformation', value: 'Obras no prédio · Mudou de país' },
    ]);
  });

  it('leaves open when the activation was reported, when that is not known', () => {
    const unknown = JSON.parse('{"createdOn":null}');
    const [reportedOn] = tariffFacts(
      historyEntry(applicationStatus.active, { applicationActivation: unknown }),
    );
    expect(reportedOn).toEqual({ label: 'reportedOn', value: undefined });
  });

  it('is empty before the tariff was ever activated', () => {
    expect(tariffFacts(historyEntry(applicationStatus.eligible))).toEqual([]);
  });
});
