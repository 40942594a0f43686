import { useState } from 'react';

/**
 * Returns how often the list of tariffs not handed in was opened, and a function that opens it: each time it
 * scrolls into view and gets the focus.
 */
export const useOpenedList = () => {
  const [openings, setOpenings] = useState(0);
  return { openings, open: () => setOpenings((before) => before + 1) };
};
