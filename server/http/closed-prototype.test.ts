import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('once the server runs, nobody can give all objects a new property', () => {
  expect(Object.isExtensible(Object.prototype)).toBe(false);
  const careless = JSON.parse('{"__proto__": {"order": "nope"}}') as Record<string, object>;
  expect(() => Object.assign(Object.prototype, careless.__proto__)).toThrow(TypeError);
  expect(({} as Record<string, unknown>).order).toBeUndefined();
});
