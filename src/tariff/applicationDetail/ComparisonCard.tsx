import { useTranslate, useTranslateLabel } from 'ra-core';
import { Link } from 'react-router';
import type { Comparison } from '../../../contract/entities/comparison';
import type { ComparedField } from '../../../contract/rules/compareRequests';
import { detailPath } from '../../../contract/rules/detailPath';
import { type Retriable, RetryAlert } from '../../kit/data/RetryAlert';
import { Bullets, Text } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { Table, TableCell, TableRow } from '../../ui/table/Table';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { AddressText } from '../../ui/values/AddressText';
import { Labeled } from '../../ui/values/Labeled';
import { ReadOnlyFields } from '../../ui/values/ReadOnlyFields';
import { fieldOfType } from './documentsByField';
import { changesTexts } from './texts';
import './changes.css';

interface ComparisonCardProps {
  listPath: string;
  /** Lacks fields and documents while they load. */
  comparison: Pick<Comparison, 'relation' | 'applicationId'> & Partial<Comparison>;
  /** The query that loads them; undefined once they are loaded. */
  query: Retriable | undefined;
}

/** One comparison: the other application, its fields before and after, and the changes to the documents. */
export const ComparisonCard = ({ listPath, comparison, query }: ComparisonCardProps) => {
  const translate = useTranslate();
  const { relation, applicationId, fields, documents } = comparison;
  const title = changesTexts.title[relation](applicationId);
  const isSame = fields?.length === 0 && !documents?.some(({ change }) => change !== 'kept');
  return (
    <Section
      title={title}
      actions={
        <Link className="ui-link kit-screen-only" to={detailPath(listPath, { id: applicationId })}>
          {translate('applicationDetail.title.request', { id: applicationId })}
        </Link>
      }
    >
      {query && <RetryAlert queries={[query]} />}
      {query && !query.error && <TableSkeleton />}
      {isSame && <Text tone="secondary">{changesTexts.none}</Text>}
      {fields && fields.length > 0 && <ChangedFields title={title} relation={relation} fields={fields} />}
      {documents && documents.length > 0 && <ChangedDocuments documents={documents} />}
    </Section>
  );
};

/** Both values of each field; on a narrow screen they are side by side below the field's name. */
const ChangedFields = ({
  title,
  relation,
  fields,
}: { title: string } & Pick<Comparison, 'relation' | 'fields'>) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const labelOf = (source: string) => String(translateLabel({ source }));
  // A part of an address also names the address.
  const nameOf = (field: string) => {
    const [group = '', part] = field.split('.');
    return part ? `${labelOf(group)} · ${labelOf(field)}` : labelOf(field);
  };
  const textOf = (value: string | boolean | null) =>
    typeof value === 'boolean' ? translate(value ? 'kit.inputs.yes' : 'kit.inputs.no') : value || '—';
  const headings = [
    { key: 'field', text: changesTexts.field },
    { key: 'before', text: changesTexts.before[relation] },
    { key: 'after', text: changesTexts.after[relation] },
  ];
  return (
    <Table staysTable name={title} headings={headings} className="changes">
      {changedRows(fields).map(({ field, before, after }) => (
        <TableRow key={field}>
          <TableCell>{nameOf(field)}</TableCell>
          <TableCell>
            <AddressText text={textOf(before)} />
          </TableCell>
          <TableCell>
            <AddressText text={textOf(after)} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
};

const changes = ['added', 'removed', 'kept'] as const;

const ChangedDocuments = ({ documents }: Pick<Comparison, 'documents'>) => {
  const translateLabel = useTranslateLabel();
  const documentText = ({ filename, resourceFileTypeId }: Comparison['documents'][number]) => {
    const field = fieldOfType(resourceFileTypeId);
    return field ? `${filename} · ${translateLabel({ source: field })}` : filename;
  };
  return (
    <>
      <h3 className="ui-group-title">{changesTexts.documents}</h3>
      <ReadOnlyFields>
        {changes.map((change) => {
          const changed = documents.filter((document) => document.change === change);
          return (
            changed.length > 0 && (
              <Labeled key={change} label={changesTexts[change]}>
                <Bullets>
                  {changed.map((document, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same name and field
                    <li key={index}>{documentText(document)}</li>
                  ))}
                </Bullets>
              </Labeled>
            )
          );
        })}
      </ReadOnlyFields>
    </>
  );
};

type Value = string | boolean | null;

/** A field, or an address as a whole, with its values before and after. */
interface ChangedRow {
  readonly field: string;
  readonly before: Value;
  readonly after: Value;
}

const addresses = ['address', 'studentAddress'] as const;
/** The most differing parts that get a row each: after a move nearly all parts differ, and one line is clearer. */
const maxParts = 3;

/**
 * Returns the rows of a comparison: one per field, but a single one for an address if both halves of its
 * postal code and more than `maxParts` parts differ in all.
 */
export const changedRows = (fields: readonly (ChangedRow & { field: ComparedField })[]): ChangedRow[] => {
  const partsOf = (address: string) => fields.filter(({ field }) => field.startsWith(`${address}.`));
  const isElsewhere = (address: string) => {
    const parts = partsOf(address);
    const differs = (part: string) => parts.some(({ field }) => field === `${address}.${part}`);
    return parts.length > maxParts && differs('cp4') && differs('cp3');
  };
  const whole = addresses.filter(isElsewhere);
  return fields.flatMap((one): ChangedRow[] => {
    const address = whole.find((name) => one.field.startsWith(`${name}.`));
    if (!address) return [one];
    const parts = partsOf(address);
    const line = (side: 'before' | 'after') => lineOf(parts.map((part) => part[side]));
    return one === parts[0] ? [{ field: address, before: line('before'), after: line('after') }] : [];
  });
};

/** Joins the parts of an address into one line; the first two are its postal code. */
const lineOf = ([cp4 = null, cp3 = null, ...others]: readonly Value[]): string =>
  [[cp4, cp3].filter(Boolean).join('-'), ...others].filter(Boolean).join(', ');
