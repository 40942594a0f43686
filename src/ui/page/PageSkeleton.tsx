import './layout.css';

/** Keeps the place of a page whose code is on its way; what its title will be is not claimed. */
export const PageSkeleton = () => (
  <div className="ui-page" aria-busy>
    <div className="ui-page-head">
      <span aria-hidden className="ui-page-title-pending" />
    </div>
    <SectionSkeletons />
  </div>
);

/** Keeps the place of the sections of a page. */
export const SectionSkeletons = () =>
  ['first', 'second'].map((section) => (
    <div key={section} aria-hidden className="ui-section ui-skeleton">
      <span />
      <span />
      <span />
    </div>
  ));
