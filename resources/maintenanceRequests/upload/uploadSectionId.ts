/** The id of the upload section, for links to it. */
export const uploadSectionId = 'maintenance-upload';
