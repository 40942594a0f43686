import { type ReactElement, type ReactNode, useId } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Section } from '../../ui/page/Section';
import { usePart } from './usePart';

interface FoldedSectionProps<Props> {
  /** Its heading, and what the button that unfolds and folds it says; Portuguese. */
  texts: { readonly title: string; readonly show: string; readonly hide: string };
  /** One line below the heading. */
  description?: ReactNode;
  /** What it shows; its code is loaded when it is unfolded. */
  part: { (props: Props): ReactElement; load: () => Promise<unknown> };
  props: Props;
}

/** A part of a page that is folded until it is asked for. */
export const FoldedSection = <Props extends object>({
  texts,
  description,
  part: Part,
  props,
}: FoldedSectionProps<Props>) => {
  const { isOpen, isComing, open, close } = usePart(Part);
  const id = useId();
  return (
    <Section
      title={texts.title}
      description={description}
      actions={
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          loading={isComing}
          onClick={isOpen ? close : open}
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
      }
    >
      {isOpen && (
        <div id={id}>
          <Part {...props} />
        </div>
      )}
    </Section>
  );
};
