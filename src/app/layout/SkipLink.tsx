import { messages } from '../../../providers/i18nProvider/messages/app';
import { ButtonAnchor } from '../../kit/buttons/ButtonAnchor';

/** The first stop of the keyboard: past the header and the navigation. */
export const SkipLink = ({ target }: { target: string }) => (
  <ButtonAnchor href={`#${target}`} variant="contained" className="skip-link">
    {messages.app.skipToContent}
  </ButtonAnchor>
);
