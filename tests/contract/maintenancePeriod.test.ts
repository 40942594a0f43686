import { describe, expect, it } from 'vitest';
import {
  beginRange,
  endRange,
  isInEffect,
  mayEditNotificationEmail,
  mayUpload,
  periodProblems,
} from '../../contract/rules/maintenancePeriod';

const now = new Date('2026-03-10T12:00:00Z');
const at = (text: string) => new Date(text);
const inEffect = { beginDate: at('2026-03-01T00:00:00Z'), endDate: at('2026-04-30T22:59:00Z') };
const upcoming = { beginDate: at('2026-06-01T00:00:00Z'), endDate: at('2026-07-31T22:59:00Z') };
const notLater = 'Insira uma data posterior à data atual.';
const notAfterBegin = 'Insira uma data posterior à data início.';

describe('4 a period is in effect when now lies between begin and end', () => {
  it.each([
    [inEffect, true],
    [{ beginDate: now, endDate: now }, true],
    [upcoming, false],
    [{ beginDate: inEffect.beginDate, endDate: at('2026-03-10T11:59:59Z') }, false],
    [{ beginDate: null, endDate: inEffect.endDate }, false],
    [{}, false],
  ])('%j: %s', (period, expected) => expect(isInEffect(period, now)).toBe(expected));
});

describe('5 the dates of a period', () => {
  const { beginDate, endDate } = upcoming;
  it.each([
    ['a first period ahead', upcoming, {}, {}],
    ['a start that has passed', { ...upcoming, beginDate: now }, {}, { beginDate: notLater }],
    ['an end that has passed', { beginDate, endDate: now }, {}, { endDate: notLater }],
    ['an end at the start', { beginDate, endDate: beginDate }, {}, { endDate: notAfterBegin }],
    [
      'an end before the start',
      { beginDate, endDate: at('2026-05-01T00:00:00Z') },
      {},
      { endDate: notAfterBegin },
    ],
    [
      'an end in the year after',
      { beginDate, endDate: at('2027-01-01T00:00:00Z') },
      {},
      { endDate: 'A data de fim tem de ser do ano da data de início.' },
    ],
    ['an end on 31 December', { beginDate, endDate: at('2026-12-31T23:59:00Z') }, {}, {}],
    [
      'both dates of one that did not start',
      { beginDate: at('2026-05-01T00:00:00Z'), endDate },
      upcoming,
      {},
    ],
    ['the end of one in effect', { ...inEffect, endDate: at('2026-03-11T00:00:00Z') }, inEffect, {}],
    [
      'the start of one in effect',
      { ...inEffect, beginDate: at('2026-03-02T00:00:00Z') },
      inEffect,
      { beginDate: 'A data de início não pode ser alterada com o período em vigor.' },
    ],
    ['an end that has passed, in effect', { ...inEffect, endDate: now }, inEffect, { endDate: notLater }],
  ])('%s', (_, wanted, stored, expected) => expect(periodProblems(wanted, stored, now)).toEqual(expected));

  it('leaves the start alone while in effect, whatever its seconds', () => {
    const stored = { ...inEffect, beginDate: at('2026-03-01T00:00:31.500Z') };
    expect(periodProblems(inEffect, stored, now)).toEqual({});
  });
});

describe('5 what the pickers offer', () => {
  it('start: from today, or 1 January of a later year, to 31 December', () => {
    expect(beginRange({}, now)).toEqual({
      min: at('2026-03-10T00:00:00Z'),
      max: at('2026-12-31T23:59:59.999Z'),
    });
    expect(beginRange({ beginDate: at('2027-05-01T00:00:00Z') }, now).min).toEqual(
      at('2027-01-01T00:00:00Z'),
    );
  });

  it('end: from the start to 31 December of its year', () => {
    expect(endRange(upcoming, now)).toEqual({ min: upcoming.beginDate, max: at('2026-12-31T23:59:59.999Z') });
  });
});

describe('4 who may edit the e-mail and hand in files', () => {
  const facts = { period: inEffect, anyProcessed: false, hasEmail: true, mayUpdate: true, mayWrite: true };
  it.each([
    [{}, true, true],
    [{ period: upcoming }, false, false],
    [{ anyProcessed: true }, false, true],
    [{ hasEmail: false }, true, false],
    [{ mayUpdate: false }, false, true],
    [{ mayWrite: false }, true, false],
  ])('%j: e-mail %s, file %s', (change, email, file) => {
    expect(mayEditNotificationEmail({ ...facts, ...change }, now)).toBe(email);
    expect(mayUpload({ ...facts, ...change }, now)).toBe(file);
  });
});
