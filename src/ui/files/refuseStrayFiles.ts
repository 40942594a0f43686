const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Says while files are dragged that they can't be dropped here, unless a drop zone has answered already. */
const dragOver = (event: DragEvent) => {
  if (!carriesFiles(event) || event.defaultPrevented) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
};

const drop = (event: DragEvent) => {
  if (carriesFiles(event)) event.preventDefault();
};

/**
 * Keeps the browser from opening, in place of the page, files that are dropped beside a drop zone. Text is dropped into
 * fields as before. Returns a function that stops it.
 */
export const refuseStrayFiles = (): (() => void) => {
  window.addEventListener('dragover', dragOver);
  window.addEventListener('drop', drop);
  return () => {
    window.removeEventListener('dragover', dragOver);
    window.removeEventListener('drop', drop);
  };
};
