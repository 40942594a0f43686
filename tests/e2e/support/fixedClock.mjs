/**
 * Preloaded into the server for the screenshots: stops its clock, so that the demo data have the same dates whenever
 * the screenshots are taken.
 */
import { fixedMoment } from './fixedMoment.mjs';

globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length === 0 ? [fixedMoment] : values, target),
  get: (date, name) => (name === 'now' ? () => fixedMoment : Reflect.get(date, name)),
});
