/** Where the facts of the office stand together. */
export const officeFactsPage = '/admin/content/office';
