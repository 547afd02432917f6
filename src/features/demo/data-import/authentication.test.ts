import { expect, test } from 'vitest';
import { AUTHENTICATION_METHODS, credentialsOf } from './authentication.ts';

test('the four methods of the specification are offered, each with its credentials', () => {
  expect(AUTHENTICATION_METHODS.map(({ name }) => name)).toEqual([
    'API Key',
    'OAuth 2.0',
    'Bearer Token',
    'No Authentication',
  ]);
  expect(credentialsOf('OAuth 2.0')).toEqual(['Client ID', 'Client secret']);
  expect(credentialsOf('No Authentication')).toEqual([]);
});
