import type { Page } from '@playwright/test';
import { problemsAmong } from './problemsAmong';

const fields =
  ':is(input:not([type=hidden], [type=file]), textarea, select, [role=combobox]:not(input)):not([aria-hidden=true])';
const invalid = '[aria-invalid="true"]';

/** Checks of forms, their fields and errors ('10 aspetos' 4, 'Transação'). */
export const forms = {
  fields,
  invalid,
  labelsApart: (page: Page) =>
    problemsAmong(page, fields, (field) => {
      const label =
        (field as HTMLInputElement).labels?.[0] ??
        document.getElementById(field.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
      if (!label) return !field.getAttribute('aria-label');
      if (field.matches(':disabled, [aria-disabled=true]')) return false;
      if (field.matches('[type=checkbox], [type=radio]'))
        return (label as HTMLLabelElement).control !== field && !label.contains(field);
      const focused = document.activeElement as HTMLElement | null;
      focused?.blur();
      label.click();
      const isReached = document.activeElement === field;
      focused?.focus({ preventScroll: true });
      return !isReached;
    }),
  requiredUntold: (page: Page) =>
    problemsAmong(page, fields, (field) => {
      const labels = [
        ...((field as HTMLInputElement).labels ?? []),
        document.getElementById(field.getAttribute('aria-labelledby') ?? ''),
      ];
      const isMarked = labels.some(
        (label) => label?.closest('.required') || label?.textContent?.includes('*'),
      );
      return isMarked && !field.matches('[required], [aria-required=true]');
    }),
  requiredUnmarked: (page: Page) =>
    problemsAmong(page, `${fields}:is([required], [aria-required=true]):not(:disabled)`, (field) => {
      const parts = [
        ...(field.closest('.ui-field, label, fieldset, [role=group]')?.querySelectorAll('*') ?? []),
      ];
      const isMarked = parts.some(
        (part) =>
          part.textContent?.includes('*') ||
          ['::before', '::after'].some((kind) => getComputedStyle(part, kind).content.includes('*')),
      );
      return !isMarked;
    }),
  errorsUnread: (page: Page) =>
    problemsAmong(page, invalid, (field) => {
      const ids = ['aria-describedby', 'aria-errormessage'].flatMap(
        (name) => field.getAttribute(name)?.split(' ') ?? [],
      );
      return !ids.some((id) => document.getElementById(id)?.textContent?.trim());
    }),
  errorsApart: (page: Page) =>
    problemsAmong(page, invalid, (field) => {
      const { left, right, bottom } = (field.closest('.ui-field-box') ?? field).getBoundingClientRect();
      const ids = ['aria-describedby', 'aria-errormessage'].flatMap(
        (name) => field.getAttribute(name)?.split(' ') ?? [],
      );
      return !ids.some((id) => {
        const place = document.getElementById(id)?.getBoundingClientRect();
        return (
          place &&
          place.width > 0 &&
          place.left < right &&
          place.right > left &&
          Math.abs(place.top - bottom) < 60
        );
      });
    }),
  errorsUnhelpful: (page: Page) =>
    problemsAmong(page, invalid, (field) => {
      const told = ['aria-describedby', 'aria-errormessage']
        .flatMap((name) => field.getAttribute(name)?.split(' ') ?? [])
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
      // One word, or a code, tells nobody what to do.
      return (
        told.trim().split(/\s+/).length < 2 ||
        /\b(?:null|undefined|NaN|[A-Z]+_[A-Z_]+|\w+\.\w+\.\w+)\b/.test(told)
      );
    }),
  tabOrder: (page: Page) =>
    page.evaluate((selector) => {
      const forced = [...document.querySelectorAll('[tabindex]')]
        .filter((element) => Number(element.getAttribute('tabindex')) > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 140));
      const backwards = [...document.querySelectorAll('form')].flatMap((form) => {
        const places = [...form.querySelectorAll(selector)]
          .filter((field) => field.checkVisibility())
          .map((field) => ({
            field,
            box: (field.closest('.ui-field-box') ?? field).getBoundingClientRect(),
          }));
        return places.flatMap(({ field, box }, index) => {
          const last = places[index - 1]?.box;
          // Back up is right only at the head of the next column.
          return last && box.bottom <= last.top + 1 && box.left < last.right - 1
            ? [field.outerHTML.slice(0, 140)]
            : [];
        });
      });
      return [...forced, ...backwards];
    }, fields),
  tooTall: (page: Page) =>
    problemsAmong(page, 'form', (form) => form.getBoundingClientRect().height > 2 * window.innerHeight),
  widths: (page: Page) =>
    page.evaluate(() => {
      if (innerWidth < 900) return [];
      const short = [...document.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')];
      const long = [...document.querySelectorAll('textarea')];
      const width = (field: Element) =>
        (field.closest('.ui-field-box') ?? field).getBoundingClientRect().width;
      return [
        ...short.filter((field) => field.checkVisibility() && width(field) > 320),
        ...long.filter((field) => field.checkVisibility() && width(field) < 240),
      ].map((field) => `${Math.round(width(field))} px: ${field.outerHTML.slice(0, 140)}`);
    }),
  inactive: (page: Page) =>
    problemsAmong(page, `:is(form, dialog) ${fields}`, (field) =>
      field.matches(':disabled, [aria-disabled=true], [readonly]'),
    ),
  longLabels: (page: Page) =>
    problemsAmong(page, fields, (field) => {
      if (field.matches('[type=checkbox], [type=radio]')) return false;
      const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? '';
      return label.length > 60;
    }),
};
