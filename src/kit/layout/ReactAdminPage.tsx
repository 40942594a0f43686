import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MaterialTheme } from '../../ui/material/MaterialTheme';
import { lisbonTyped } from '../format/lisbonTime';
import { momentOfLisbon } from '../format/momentOfLisbon';
import { Page } from './Page';

/** The id of the element into which react-admin's pages render their title. */
const titleId = 'react-admin-title';

/** Shows a change as done only after the server has answered, and asks before deleting. */
const answered = { mutationMode: 'pessimistic' };
/** Portuguese whatever the browser's language, and the time in Lisbon wherever it stands. */
const portuguese = { locales: 'pt-PT' };
const inLisbon = { ...portuguese, options: { timeZone: 'Europe/Lisbon' } };
/** Without these, what is typed would be stored as a time of wherever the browser stands. */
const momentInLisbon = {
  parse: momentOfLisbon,
  format: (moment: string | null | undefined) =>
    !moment || isTyped.test(moment) ? (moment ?? '') : lisbonTyped(moment),
};
const isTyped = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const defaults = {
  RaEdit: answered,
  RaDeleteButton: answered,
  RaBulkDeleteButton: answered,
  RaBulkUpdateButton: answered,
  RaDateField: inLisbon,
  RaDateTimeInput: momentInLisbon,
  RaNumberField: portuguese,
};

/** Returns the title that a react-admin page renders, read from a hidden element. */
const useGivenTitle = () => {
  const place = useRef<HTMLSpanElement>(null);
  const [title, setTitle] = useState<string>();
  useLayoutEffect(() => {
    const given = place.current;
    if (!given) return;
    // Every page on the screen adds its title here; the first is the one that the others stand in.
    const read = () => setTitle(given.firstElementChild?.textContent || undefined);
    const observer = new MutationObserver(read);
    observer.observe(given, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return { place, title };
};

/** A page of react-admin's own components, in the application's look and with their title in its title line. */
export const ReactAdminPage = ({ children }: { children: ReactNode }) => {
  const { place, title } = useGivenTitle();
  return (
    <Page title={title} isWide>
      <span id={titleId} ref={place} hidden />
      <MaterialTheme defaults={defaults}>{children}</MaterialTheme>
    </Page>
  );
};
