import { useState } from 'react';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Button } from '../../../src/ui/buttons/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Text } from '../../../src/ui/layout/Stack';
import { PagedTable } from '../../integration/screens/blocks/PagedTable';
import type { CaughtMail } from '../contract/sandbox';
import { sandboxTexts as texts } from './texts';

/** The e-mails of the sandbox, which went to nobody. */
export const SandboxMails = ({ providerId }: { providerId: number | undefined }) => {
  const [shown, setShown] = useState<CaughtMail>();
  return (
    <>
      <h3>{texts.mails}</h3>
      <PagedTable<CaughtMail>
        resource="integration/mails"
        filter={providerId === undefined ? {} : { providerId }}
        name={texts.mails}
        none={texts.noMails}
        columns={[
          { heading: texts.when, content: ({ sentOn }) => formatMoment(sentOn) },
          { heading: texts.request, content: ({ applicationId }) => applicationId },
          { heading: texts.to, content: ({ to }) => to },
          { heading: texts.subject, className: 'sentence', content: ({ subject }) => subject },
          {
            heading: texts.text,
            isUnseen: true,
            content: (mail) => (
              <Button
                variant="outlined"
                aria-haspopup="dialog"
                aria-label={`${texts.open}: ${mail.subject}`}
                onClick={() => setShown(mail)}
              >
                {texts.open}
              </Button>
            ),
          },
        ]}
      />
      {shown && (
        <Dialog
          title={shown.subject}
          about={<Text className="integration-mail">{shown.text}</Text>}
          onClose={() => setShown(undefined)}
          actions={
            <Button variant="contained" autoFocus onClick={() => setShown(undefined)}>
              {texts.close}
            </Button>
          }
        />
      )}
    </>
  );
};
