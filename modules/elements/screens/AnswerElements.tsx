import { CanAccess, useDataProvider, useRefresh } from 'ra-core';
import { useMemo } from 'react';
import { z } from 'zod';
import { formText } from '../../../contract/entities/address';
import type { Application } from '../../../contract/entities/application';
import type { ElementRequest } from '../../../contract/entities/elements';
import { textUpTo } from '../../../contract/entities/text';
import { elementsMessages, maxElementsLength } from '../../../contract/rules/elements';
import { certificateFields, documentFields, documentLists } from '../../../contract/rules/requestParts';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAction } from '../../../src/kit/actions/useAction';
import { FileListInput, SingleFileInput } from '../../../src/kit/files/FileInputs';
import { SchemaForm } from '../../../src/kit/form/SchemaForm';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { pdfField } from '../../../src/tariff/applicationForm/pdfField';
import { checkDocuments } from '../../../src/tariff/applicationForm/requestFormSchema';
import { Button } from '../../../src/ui/buttons/Button';
import { FieldCell, FieldGrid } from '../../../src/ui/fields/FieldGrid';
import { Row, Stack } from '../../../src/ui/layout/Stack';
import { elementsTexts } from './texts';

interface AnswerElementsProps {
  application: Pick<Application, 'id' | 'isStudent'>;
  elements: ElementRequest;
}

/** The provider's answer to what the regulator asked for, for users who may act on a request: documents, words or both. */
export const AnswerElements = (props: AnswerElementsProps) =>
  useCapability('answer-elements') && (
    <CanAccess resource="applications" action="update">
      <AnswerForm {...props} />
    </CanAccess>
  );

const AnswerForm = ({ application, elements }: AnswerElementsProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const refresh = useRefresh();
  const defaultValues = useMemo(() => ({ ...empty, applicationId: application.id }), [application.id]);
  const { start, isRunning } = useAction<z.output<typeof schema>>({
    run: (data) => dataProvider.update('elements', { id: elements.id, data, previousData: elements }),
    successMessage: elementsTexts.sent,
    failureMessage: elementsTexts.sendFailed,
    onSuccess: refresh,
    onFailure: refresh,
  });
  return (
    <SchemaForm schema={schema} defaultValues={defaultValues} onSubmit={(values) => start(values)}>
      <Stack gap="close">
        <FieldGrid>
          {documentLists.map((list) => (
            <FieldCell key={list} span={6}>
              <FileListInput {...pdfField(list)} sameName="replace" settles={everyField} />
            </FieldCell>
          ))}
          {application.isStudent &&
            certificateFields.map((field) => (
              <FieldCell key={field} span={6}>
                <SingleFileInput {...pdfField(field)} settles={everyField} />
              </FieldCell>
            ))}
        </FieldGrid>
        <TextInput multiline source="answer" label={elementsTexts.answer} maxLength={maxElementsLength} />
        <Row align="end">
          <Button type="submit" variant="contained" loading={isRunning}>
            {elementsTexts.send}
          </Button>
        </Row>
      </Stack>
    </SchemaForm>
  );
};

/** A document settles an answer that had neither. */
const everyField = [...documentFields, 'answer'];

const document = z.custom<File>().nullable();
const schema = z
  .object({
    applicationId: z.number(),
    answer: formText(textUpTo(maxElementsLength)),
    studentRegistrationCertificateFile: document,
    studentAddressCertificateFile: document,
    socialSecurityFiles: z.array(z.custom<File>()),
    taxCustomsAuthorityFiles: z.array(z.custom<File>()),
  })
  .superRefine((values, context) => {
    checkDocuments(values, context);
    if (!values.answer && documentFields.every((field) => [values[field] ?? []].flat().length === 0))
      context.addIssue({ code: 'custom', path: ['answer'], message: elementsMessages.answer });
  });

const empty = {
  answer: '',
  studentRegistrationCertificateFile: null,
  studentAddressCertificateFile: null,
  socialSecurityFiles: [],
  taxCustomsAuthorityFiles: [],
};
