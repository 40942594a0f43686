import { messages } from '../../../providers/i18nProvider/messages/app';
import { accessibilityRoute } from '../accessibility/accessibilityRoute';
import { LightLink } from '../light/LightLink';
import { Contacts } from './Contacts';

/** How to reach those who run the service (spec 1), and how accessible it is. */
export const Footer = () => (
  <footer className="footer">
    <Contacts />
    <p>
      <LightLink className="kit-link" to={accessibilityRoute} state={{ isInside: true }}>
        {messages.app.accessibility}
      </LightLink>
    </p>
  </footer>
);
