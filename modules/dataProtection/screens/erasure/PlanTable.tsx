import { formatDay } from '../../../../src/kit/format/lisbonTime';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import type { ErasurePlan } from '../../contract/erasureCalls';
import { erasureTexts as texts } from './texts';

type Planned = ErasurePlan['requests'][number];

/** The requests of a person: what each has, and whether it goes or why it is kept. */
export const PlanTable = ({ nif, plan }: { nif: string; plan: ErasurePlan }) => (
  <Table
    name={texts.found(nif)}
    headings={[
      { key: 'request', text: texts.request },
      { key: 'status', text: texts.status },
      { key: 'contents', text: texts.contents },
      { key: 'fate', text: texts.fate },
    ]}
  >
    {plan.requests.map((one) => (
      <DataRow
        key={one.id}
        cells={[
          {
            key: 'request',
            label: texts.request,
            content: (
              <>
                {texts.kinds[one.kind]} {one.id} <span className="day">({formatDay(one.createdOn)})</span>
              </>
            ),
          },
          { key: 'status', label: texts.status, content: one.statusDescription },
          { key: 'contents', label: texts.contents, content: texts.contentsOf(one) },
          { key: 'fate', label: texts.fate, className: 'sentence', content: fateOf(one) },
        ]}
      />
    ))}
  </Table>
);

const fateOf = ({ keptBecause, holds, isStudentOnly }: Planned): string => {
  if (keptBecause.length === 0) return isStudentOnly ? texts.goesAsStudent : texts.goes;
  const whys = keptBecause.flatMap((why) =>
    why === 'hold'
      ? holds.map(({ reason, until, createdBy }) =>
          texts.heldBy(reason, until && formatDay(until), createdBy),
        )
      : [texts.because[why]],
  );
  const isForOther = isStudentOnly && !keptBecause.includes('hold');
  return (isForOther ? texts.keptOfOther : texts.kept)(whys.join('; '));
};
