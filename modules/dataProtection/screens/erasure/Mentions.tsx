import { Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import type { ErasurePlan } from '../../contract/erasureCalls';
import { erasureTexts as texts } from './texts';

/** Where people wrote of a person in what is kept of others, and what becomes of it. */
export const Mentions = ({ plan: { mentions, mentionCount, requests } }: { plan: ErasurePlan }) => (
  <>
    <Text>
      {texts.mentions(mentionCount)} {mentionCount > mentions.length && texts.firstMentions(mentions.length)}
    </Text>
    <Table
      name={texts.mentionsList}
      headings={[
        { key: 'place', text: texts.place },
        { key: 'words', text: texts.words },
        { key: 'fate', text: texts.fate },
      ]}
    >
      {mentions.map(({ what, applicationId, text, fate }, at) => (
        <DataRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be equal
          key={at}
          cells={[
            { key: 'place', label: texts.place, content: texts.ofRequest(what, applicationId) },
            { key: 'words', label: texts.words, className: 'sentence', content: text },
            { key: 'fate', label: texts.fate, className: 'sentence', content: texts.mentionFates[fate] },
          ]}
        />
      ))}
    </Table>
    {requests.some(({ keptBecause }) => keptBecause.length > 0) && <Text>{texts.mentionsStay}</Text>}
  </>
);
