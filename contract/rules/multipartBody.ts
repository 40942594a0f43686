/**
 * A call that carries files may be sent as `multipart/form-data`: a part `json` is the body, and wherever it has `file` as
 * `part:<name>`, the part of that name is the file.
 */
export const partReference = /^part:([\w.-]{1,100})$/;

/** The most parts that a body may have. */
export const maxPartsPerBody = 1000;
