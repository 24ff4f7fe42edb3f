/** A file of content that is missing, cannot be read, or has a form that no document has. */
export class ContentFileError extends Error {}
