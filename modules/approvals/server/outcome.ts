import { approvalTexts } from './texts';

interface Failed {
  readonly message: string;
  /** Whether it is the answer's only item, which the caller then learns as always. */
  readonly isOnly: boolean;
}

/** Returns the first item that an act could not do, of those that its answer lists; undefined if all were done. */
export const failureIn = (answer: unknown): Failed | undefined => {
  if (!Array.isArray(answer)) return undefined;
  const failed: { id?: number; errorMessage?: string } | undefined = answer.find(
    (item) => item?.success === false,
  );
  return (
    failed && {
      message: approvalTexts.notAll(failed.errorMessage ?? '', failed.id),
      isOnly: answer.length === 1,
    }
  );
};
