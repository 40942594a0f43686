import { Button } from '../../ui/buttons/Button';
import { useClientConfig } from '../config/ClientConfigProvider';
import { Contacts } from '../frame/Contacts';
import { PublicPage } from '../frame/PublicPage';
import { browserLocation } from '../routing/browserLocation';
import { privacyTexts as texts } from './texts';
import './privacy.css';

/** The privacy notice: the installation's own text or a link to it, otherwise the usual one (RGPD, articles 13 and 14). */
export const PrivacyNotice = () => (
  <PublicPage title={texts.title} isWide>
    <div className="ui-section privacy">
      <Notice />
    </div>
    <div>
      <Button variant="outlined" onClick={browserLocation.goBack}>
        {texts.back}
      </Button>
    </div>
  </PublicPage>
);

const Notice = () => {
  const { privacyNotice } = useClientConfig();
  if (privacyNotice && /^https?:\/\/\S+$/.test(privacyNotice))
    return (
      <p>
        <a className="ui-link" href={privacyNotice}>
          {texts.open}
        </a>
      </p>
    );
  if (privacyNotice)
    return privacyNotice.split('\n').map((line, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      line.trim() ? <p key={index}>{line}</p> : null,
    );
  return (
    <>
      {texts.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {texts.parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <p>{part.text}</p>
          {'hasContacts' in part && <Contacts />}
        </section>
      ))}
    </>
  );
};
