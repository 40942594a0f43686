import { useTranslate } from 'ra-core';
import { ButtonAnchor } from '../../kit/buttons/ButtonAnchor';

/** The first stop of the keyboard: past the header and the navigation. */
export const SkipLink = ({ target }: { target: string }) => {
  const translate = useTranslate();
  return (
    <ButtonAnchor href={`#${target}`} variant="contained" className="skip-link">
      {translate('ra.navigation.skip_nav')}
    </ButtonAnchor>
  );
};
