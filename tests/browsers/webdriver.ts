/** Sends a command of WebDriver by its name in Marionette, and returns its value. */
export type Send = (command: string, parameters: Record<string, unknown>) => Promise<unknown>;

/** An element of a page, as WebDriver names it. */
export type ElementName = Record<string, string>;

/** What the journeys need of WebDriver. A script is the body of a function. */
export type WebDriver = {
  navigate(address: string): Promise<void>;
  run(script: string, ...values: unknown[]): Promise<unknown>;
  click(element: ElementName): Promise<void>;
  type(element: ElementName, text: string): Promise<void>;
  end(): Promise<void>;
};

/** WebDriver over whatever carries its commands. */
export function webDriver(send: Send, end: () => Promise<void>): WebDriver {
  const id = (element: ElementName) => Object.values(element)[0];
  return {
    navigate: async (url) => void (await send('Navigate', { url })),
    run: (script, ...args) => send('ExecuteScript', { script, args }),
    click: async (element) => void (await send('ElementClick', { id: id(element) })),
    // Into empty fields alone: WebKit's driver cannot empty each kind of them.
    type: async (element, text) => void (await send('ElementSendKeys', { id: id(element), text })),
    end,
  };
}
