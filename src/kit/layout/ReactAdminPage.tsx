import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MaterialTheme } from '../../ui/material/MaterialTheme';
import { Page } from './Page';

/** Where react-admin's pages put their title. */
const titleId = 'react-admin-title';

/** Nothing is shown as done before the server has answered, and nothing is deleted without asking. */
const answered = { mutationMode: 'pessimistic' };
const defaults = {
  RaEdit: answered,
  RaDeleteButton: answered,
  RaBulkDeleteButton: answered,
  RaBulkUpdateButton: answered,
};

/** The text that a react-admin page gives as its title, collected where nobody sees it. */
const useGivenTitle = () => {
  const place = useRef<HTMLSpanElement>(null);
  const [title, setTitle] = useState<string>();
  useLayoutEffect(() => {
    const given = place.current;
    if (!given) return;
    const read = () => setTitle(given.textContent || undefined);
    const observer = new MutationObserver(read);
    observer.observe(given, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return { place, title };
};

/** A page that is drawn with react-admin's own components: they have the application's look, and its title line theirs. */
export const ReactAdminPage = ({ children }: { children: ReactNode }) => {
  const { place, title } = useGivenTitle();
  return (
    <Page title={title} isWide>
      <span id={titleId} ref={place} hidden />
      <MaterialTheme defaults={defaults}>{children}</MaterialTheme>
    </Page>
  );
};
