/** A browser tab, whatever drives it. Selectors are CSS; clicks and keys are real, not scripted. */
export interface Tab {
  open(address: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** The printed page as a PDF; null where the driver cannot print. */
  print(): Promise<Uint8Array | null>;
  /** Console errors of the page; null where the driver does not expose them. */
  errors(): string[] | null;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** The required program and its Debian package. */
  program: string;
  package: string;
  start(): Promise<Tab>;
}

/** Polls the expression until it is true. */
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
