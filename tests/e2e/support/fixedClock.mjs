/**
 * Preloaded into the server that stands for pictures: its clock shows one moment only, so that demo data have the
 * same dates whenever the pictures are taken.
 */
import { fixedMoment } from './fixedMoment.mjs';

globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length === 0 ? [fixedMoment] : values, target),
  get: (date, name) => (name === 'now' ? () => fixedMoment : Reflect.get(date, name)),
});
