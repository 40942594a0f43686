import { useDefaultTitle, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { PageFrame, type PageFrameProps } from '../../ui/page/PageFrame';

/** A page whose title also becomes the document's title, followed by the product's name. */
export const Page = (props: PageFrameProps) => {
  const { title } = props;
  const translate = useTranslate();
  const defaultTitle = useDefaultTitle();
  const product = typeof defaultTitle === 'string' ? translate(defaultTitle) : '';
  useEffect(() => {
    document.title = [title, product].filter(Boolean).join(' · ');
  }, [title, product]);
  return <PageFrame {...props} />;
};
