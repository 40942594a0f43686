import { messages } from '../../../providers/i18nProvider/messages/app';

/** The first stop of the keyboard: past the header and the navigation. */
export const SkipLink = ({ target }: { target: string }) => (
  <a href={`#${target}`} className="button contained skip-link">
    {messages.app.skipToContent}
  </a>
);
