import { FieldFrame } from '../../ui/fields/FieldFrame';
import type { Filter } from './Filter';
import './search.css';

interface SearchFormSkeletonProps {
  fields: readonly Pick<Filter, 'source' | 'isWide'>[];
  canSearch: boolean;
}

/** An empty placeholder, as tall as the filters of a list, that is shown until its first rows are there. */
export const SearchFormSkeleton = ({ fields, canSearch }: SearchFormSkeletonProps) => (
  <form inert>
    <span className="ui-button outlined kit-filters" />
    <div className="kit-search folded">
      {fields.map(({ source, isWide }) => (
        <div key={source} className={isWide ? 'wide' : undefined}>
          <FieldFrame id={source} label={null} error={false} required={false} isNamedById>
            {null}
          </FieldFrame>
        </div>
      ))}
      {canSearch && (
        <div className="kit-search-buttons">
          <span className="ui-button outlined" />
        </div>
      )}
    </div>
  </form>
);
