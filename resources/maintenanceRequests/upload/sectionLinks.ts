import { type MouseEvent, useEffect } from 'react';

/** The ids of this page's sections that links lead to. */
export const sectionIds = {
  upload: 'maintenance-upload',
  uncommunicated: 'maintenance-uncommunicated',
  processing: 'maintenance-processing',
} as const;

/** Scrolls to a section of this page and focuses it. */
export const showSection = (id: string): void => {
  const section = document.getElementById(id);
  section?.focus();
  section?.scrollIntoView({ block: 'start' });
};

/** Scrolls to a section each time it is requested, even if its code loads later. */
export const useScrollOnRequest = (id: string, times: number): void => {
  useEffect(() => {
    if (times > 0) showSection(id);
  }, [id, times]);
};

/** Returns a link's click handler that goes to a section without adding a history entry. */
export const goToSection = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  showSection(id);
};
