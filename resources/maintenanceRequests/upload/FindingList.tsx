import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Button } from '../../../src/ui/buttons/Button';
import { Bullets, Text } from '../../../src/ui/layout/Stack';
import { groupTitles } from './checkTexts';
import type { FindingGroup } from './workbookReport';
import '../maintenance.css';

const shownAtFirst = 5;

/** The findings of one kind, by row of the sheet. */
export const FindingList = ({ group: { kind, count, lineCount, first } }: { group: FindingGroup }) => {
  const translate = useTranslate();
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? first : first.slice(0, shownAtFirst);
  const hidden = first.length - shown.length;
  const unlisted = count - first.length;
  return (
    <div className="finding-list">
      <h3 id={id}>
        {translate('maintenance.check.groupTitle', { title: groupTitles[kind], smart_count: lineCount })}
      </h3>
      <Bullets aria-labelledby={id}>
        {shown.map(({ row, column, value, message }) => (
          <li key={`${row} ${column}`}>
            <strong>{translate('maintenance.check.row', { row })}</strong>
            {value && ` · ${value}`} · {message}
          </li>
        ))}
      </Bullets>
      {hidden > 0 && (
        <Button size="small" color="inherit" onClick={() => setIsLong(true)}>
          {translate('maintenance.check.more', { count: hidden })}
        </Button>
      )}
      {hidden === 0 && unlisted > 0 && (
        <Text size="small">{translate('maintenance.check.rest', { count: unlisted })}</Text>
      )}
    </div>
  );
};
