import '../page/layout.css';

const lines = ['1', '2', '3', '4', '5'];

/** A placeholder for a table whose first page is loading. */
export const TableSkeleton = () => (
  <div aria-hidden className="ui-skeleton">
    {lines.map((line) => (
      <span key={line} />
    ))}
  </div>
);
