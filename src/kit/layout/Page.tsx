import { useDefaultTitle, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Page as PageFrame, type PageProps } from '../../ui/page/Page';

/** A page whose title is also that of the document, followed by the product's name. */
export const Page = (props: PageProps) => {
  const { title } = props;
  const translate = useTranslate();
  const defaultTitle = useDefaultTitle();
  const product = typeof defaultTitle === 'string' ? translate(defaultTitle) : '';
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ');
  }, [title, product]);
  return <PageFrame {...props} />;
};
