import { paths } from '../../../contract/paths';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { PublicLink } from '../routing/PublicLink';
import { Contacts } from './Contacts';

/** How to contact the operators of the service (spec 1), and the link to the accessibility statement. */
export const Footer = () => (
  <footer className="footer">
    <Contacts />
    <p>
      <PublicLink className="ui-link" to={paths.accessibility} state={{ isInside: true }}>
        {messages.app.accessibility}
      </PublicLink>
    </p>
  </footer>
);
