/** How Node runs the server: the options before its file. */
export const serverOptions: string[];
