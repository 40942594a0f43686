import { CanAccess, useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import type { Field } from '../fields/Field';
import { usePart } from '../layout/usePart';
import { importTexts } from './texts';

/**
 * Returns the button that imports a file of rows into a list, for users who may create records. A file has neither what
 * the server fills in nor files and values of inputs of their own.
 */
export const importButton = (title: string, fields: readonly Field[]): ComponentType => {
  const filled = fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'file' && kind !== 'custom');
  return () => (
    <CanAccess action="create">
      <ImportButton title={title} fields={filled} />
    </CanAccess>
  );
};

// Loaded on demand, because most visits to a list import nothing.
const ImportDialog = loadable(async () => (await import('./ImportDialog')).ImportDialog);

const ImportButton = ({ title, fields }: { title: string; fields: readonly Field[] }) => {
  const translate = useTranslate();
  const dialog = usePart(ImportDialog);
  return (
    <>
      <Button variant="outlined" icon="upload" aria-haspopup="dialog" onClick={dialog.open}>
        {importTexts.button}
      </Button>
      {dialog.isOpen && <ImportDialog title={translate(title)} fields={fields} onClose={dialog.close} />}
    </>
  );
};
