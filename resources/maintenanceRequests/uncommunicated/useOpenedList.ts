import { useState } from 'react';

/** How often the list of what was not handed in yet was opened, and what opens it: each time it is shown and has the focus. */
export const useOpenedList = () => {
  const [openings, setOpenings] = useState(0);
  return { openings, open: () => setOpenings((before) => before + 1) };
};
