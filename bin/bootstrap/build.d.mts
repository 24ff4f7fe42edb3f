/** How Node runs the server: the options before its file. */
export const serverOptions: string[];
/** What it finds in its environment. */
export const serverEnvironment: Record<string, string>;
