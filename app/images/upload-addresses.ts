/** The addresses that take pictures: larger than any other body, and counted. */
export const uploadAddresses = ['/api/images', '/api/content/pictures'];
