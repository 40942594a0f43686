import { useClientConfig } from '../config/ClientConfigProvider';
import { messages } from './messages';

const texts = messages.app.contact;

/** How to contact the operators of the service (spec 1). */
export const Contacts = () => {
  const { contactEmail, contactPhone } = useClientConfig();
  return (
    <>
      <p>
        {texts.email}{' '}
        <a className="ui-link" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>
      </p>
      <p>
        {texts.phone}{' '}
        <a className="ui-link" href={`tel:${contactPhone.replaceAll(' ', '')}`}>
          {contactPhone}
        </a>
      </p>
    </>
  );
};
