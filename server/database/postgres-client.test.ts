import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { postgresConfig } from './postgres-client.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a password given as a parameter is used as it is', () => {
  vi.stubEnv('PGPASSWORD', 'a/b#c?d@e%20');
  const { user, host, database, password } = new pg.Client(
    postgresConfig('postgres://escuela@postgres:5432/escuela'),
  );
  expect({ user, host, database, password }).toEqual({
    user: 'escuela',
    host: 'postgres',
    database: 'escuela',
    password: 'a/b#c?d@e%20',
  });
});
