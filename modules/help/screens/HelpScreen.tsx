import { useTranslate } from 'ra-core';
import { Link, useLocation, useParams } from 'react-router';
import { Page } from '../../../src/kit/layout/Page';
import { Button } from '../../../src/ui/buttons/Button';
import { helpPaths } from '../contract/helpPaths';
import { HelpBook } from './HelpBook';
import { useHelpPages } from './helpPages';

/** The help pages as a page of their own, which can be printed; a URL that names no page shows the contents. */
export const HelpScreen = () => {
  const translate = useTranslate();
  const { page: slug } = useParams();
  const { hash } = useLocation();
  const pages = useHelpPages();
  const page = pages?.find((one) => one.slug === slug);
  const title = page?.title ?? translate('help.title');
  return (
    <Page
      title={title}
      actions={
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('help.print')}
        </Button>
      }
    >
      {pages && (
        <div className="ui-section">
          <HelpBook
            // Another page starts with an empty search.
            key={slug}
            pages={pages}
            page={page}
            part={hash.slice(1)}
            level={2}
            link={(target, text, place) => (
              <Link to={addressOf(target, place?.part)} className="ui-link" onClick={place?.onFollow}>
                {text}
              </Link>
            )}
          />
        </div>
      )}
    </Page>
  );
};

const addressOf = (slug: string | undefined, part: string | undefined) => ({
  pathname: slug ? `${helpPaths.help}/${slug}` : helpPaths.help,
  hash: part ?? '',
});
