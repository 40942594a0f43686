import './layout.css';

/** A placeholder for a page whose code is loading; it makes no guess at the title. */
export const PageSkeleton = () => (
  <div className="ui-page" aria-busy>
    <div className="ui-page-head">
      <span aria-hidden className="ui-page-title-pending" />
    </div>
    <SectionSkeletons />
  </div>
);

/** A placeholder for the sections of a page. */
export const SectionSkeletons = () =>
  ['first', 'second'].map((section) => (
    <div key={section} aria-hidden className="ui-section ui-skeleton">
      <span />
      <span />
      <span />
    </div>
  ));
