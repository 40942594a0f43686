import { useEffect, useState } from 'react';
import { sectionIds, showSection } from '../upload/sectionLinks';

/** Whether the list of what was not handed in yet is open, and what opens it: each time it is shown and has the focus. */
export const useOpenedList = () => {
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    if (openings > 0) showSection(sectionIds.uncommunicated);
  }, [openings]);
  return { isOpen: openings > 0, open: () => setOpenings((before) => before + 1) };
};
