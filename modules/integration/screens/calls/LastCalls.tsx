import { useState } from 'react';
import { errorCodes } from '../../../../contract/rules/errorCodes';
import { formatMomentWithSeconds } from '../../../../src/kit/format/lisbonTime';
import { Checkbox } from '../../../../src/ui/choice/Checkbox';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import type { ApiCall } from '../../contract/apiCall';
import { PagedTable } from '../blocks/PagedTable';
import type { PartProps } from '../blocks/where';
import { callsTexts as texts } from './texts';

type Call = ApiCall & { id: string };

/** What the provider's systems called for in the last days, with why it was refused. */
export const LastCalls = ({ where }: PartProps) => {
  const [onlyFailed, setOnlyFailed] = useState(false);
  return (
    <Stack>
      <Text>{texts.about}</Text>
      <PagedTable<Call>
        resource="integration/calls"
        filter={{ ...where, ...(onlyFailed && { onlyFailed }) }}
        name={texts.listed}
        none={onlyFailed ? texts.noneFailed : texts.none}
        columns={columns}
      >
        <Checkbox label={texts.onlyFailed} checked={onlyFailed} onChange={setOnlyFailed} />
      </PagedTable>
    </Stack>
  );
};

const reasonOf = ({ code }: Call) => {
  if (code === null) return '–';
  const meaning = Object.hasOwn(errorCodes, code) ? errorCodes[code as keyof typeof errorCodes] : undefined;
  return (
    <>
      <code>{code}</code>
      {meaning && ` ${meaning}`}
    </>
  );
};

const columns = [
  { heading: texts.when, content: ({ calledOn }: Call) => formatMomentWithSeconds(calledOn) },
  { heading: texts.client, content: ({ clientName }: Call) => clientName },
  { heading: texts.call, content: ({ method, path }: Call) => <code>{`${method} ${path}`}</code> },
  {
    heading: texts.status,
    content: ({ status, milliseconds }: Call) => `${status} · ${texts.inMilliseconds(milliseconds)}`,
  },
  { heading: texts.reason, className: 'sentence', content: reasonOf },
  { heading: texts.reference, content: ({ reference }: Call) => <code>{reference}</code> },
];
