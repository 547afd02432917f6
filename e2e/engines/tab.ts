/** What a journey needs of a browser, whatever drives it. Selectors are CSS; real clicks and keys, no scripted ones. */
export interface Tab {
  open(address: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Runs in the page: an expression whose value can be written as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** The page as it would be printed, as a PDF; null where the driver cannot. */
  print(): Promise<Uint8Array | null>;
  /** What the page complained of; null where the driver does not tell. */
  errors(): string[] | null;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** The program that must be installed (Debian's name of the package). */
  program: string;
  package: string;
  start(): Promise<Tab>;
}

/** Looks again and again, as a person would, until it is true. */
export async function until(tab: Tab, expression: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > deadline) {
      const seen = await tab.evaluate<string>(
        'location.href + "\\n" + document.body.innerText.slice(0, 600)',
      );
      throw new Error(`Never true: ${expression}\n${seen}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
