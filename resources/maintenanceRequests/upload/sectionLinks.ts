import type { MouseEvent } from 'react';

/** The ids of the sections of this page that links lead to. */
export const sectionIds = {
  upload: 'maintenance-upload',
  uncommunicated: 'maintenance-uncommunicated',
  processing: 'maintenance-processing',
} as const;

/** Shows a section of this page and gives it the focus. */
export const showSection = (id: string): void => {
  const section = document.getElementById(id);
  section?.focus();
  section?.scrollIntoView({ block: 'start' });
};

/** Leads there from a link, without a step in the history. */
export const goToSection = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  showSection(id);
};
