import { useTranslate } from 'ra-core';
import { useClientConfig } from '../config/clientConfigContext';

/** How to reach those who run the service (spec 1). */
export const Footer = () => {
  const translate = useTranslate();
  const { contactEmail, contactPhone } = useClientConfig();
  return (
    <footer className="footer">
      <p>
        {translate('app.contact.email')}{' '}
        <a className="kit-link" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      </p>
      <p>
        {translate('app.contact.phone')}{' '}
        <a className="kit-link" href={`tel:${contactPhone.replaceAll(' ', '')}`}>
          {contactPhone}
        </a>
      </p>
    </footer>
  );
};
