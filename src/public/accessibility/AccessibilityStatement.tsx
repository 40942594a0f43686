import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/buttons/Button';
import { useClientConfig } from '../config/ClientConfigProvider';
import { fillText } from '../fillText';
import { Contacts } from '../frame/Contacts';
import { messages } from '../frame/messages';
import { PublicPage } from '../frame/PublicPage';
import { browserLocation } from '../routing/browserLocation';
import { nameOfPoint } from './seal/nameOfPoint';
import { sealAssessed, sealLists, sealScreens, sealTexts, sealUnmet } from './seal/texts';
import { messages as texts } from './texts';
import './statement.css';

interface PartProps {
  title: string;
  text?: string;
  items?: readonly ReactNode[];
  children?: ReactNode;
}

const Part = ({ title, text, items, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {items && (
        <ul>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
};

/** How the service stands by the three lists of the seal, as the tests found it. */
const SealPart = () => {
  const counts = Object.entries(sealLists).map(([list, { title, points }]) => {
    const unmet = new Set(
      sealUnmet.map(({ point }) => point).filter((point) => point.startsWith(`${list} `)),
    );
    const all = Object.keys(points).length;
    return sealTexts.met(title, all - unmet.size, all);
  });
  const unmet = sealUnmet.map(({ point, screens, reason }) =>
    sealTexts.unmet(nameOfPoint(point), screens.map((screen) => sealScreens[screen]).join(', '), reason),
  );
  return (
    <Part title={sealTexts.title} text={sealTexts.intro(Object.keys(sealScreens).length)} items={counts}>
      <p>{sealTexts.unmetTitle}</p>
      <ul>
        {unmet.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Part>
  );
};

const complaints = texts.complaint.items.map((item, index) => {
  const address = texts.complaint.addresses[index];
  return (
    <>
      {item}{' '}
      <a className="ui-link" href={`https://${address}`}>
        {address}
      </a>
    </>
  );
});

/** The accessibility statement of the service (Decreto-Lei n.º 83/2018). */
export const AccessibilityStatement = () => {
  const { productName = messages.app.title } = useClientConfig();
  return (
    <PublicPage title={texts.title} isWide>
      <div className="ui-section statement">
        {texts.commitment.map((text) => (
          <p key={text}>{fillText(text, { product: productName })}</p>
        ))}
        <Part {...texts.conformance} />
        <Part {...texts.limits} />
        <Part {...texts.assessment} text={fillText(texts.assessment.text, { day: sealAssessed })} />
        <SealPart />
        <Part title={texts.contact.title} text={texts.contact.text}>
          <div className="statement-contacts">
            <Contacts />
          </div>
        </Part>
        <Part title={texts.complaint.title} text={texts.complaint.text} items={complaints} />
      </div>
      <div>
        <Button variant="outlined" onClick={browserLocation.goBack}>
          {texts.back}
        </Button>
      </div>
    </PublicPage>
  );
};
