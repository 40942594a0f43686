import { type MouseEvent, useEffect } from 'react';

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

/** Has a section show itself each time that it is asked for; its code may come later than that. */
export const useShownWhenAsked = (id: string, times: number): void => {
  useEffect(() => {
    if (times > 0) showSection(id);
  }, [id, times]);
};

/** Leads there from a link, without a step in the history. */
export const goToSection = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  showSection(id);
};
