import { afterEach, beforeEach, vi } from 'vitest';

/**
 * A console.error fails the test: React's warnings and our own mistakes appear there. A test that expects one spies on
 * console.error itself, which replaces this spy.
 */
let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
});
