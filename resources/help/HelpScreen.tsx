import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router';
import { paths } from '../../contract/paths';
import { Page } from '../../src/kit/layout/Page';
import { Button } from '../../src/ui/buttons/Button';
import { HelpBook } from './HelpBook';
import { useHelpPages } from './useHelpPages';

/** The pages of help as a page of their own, which can be printed; an address that names none has the list of them. */
export const HelpScreen = () => {
  const translate = useTranslate();
  const { page: slug } = useParams();
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
            // Another page begins without what was searched for.
            key={slug}
            pages={pages}
            page={page}
            level={2}
            link={(target, text) => (
              <Link to={target ? `${paths.help}/${target}` : paths.help} className="ui-link">
                {text}
              </Link>
            )}
          />
        </div>
      )}
    </Page>
  );
};
