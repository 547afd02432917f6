import { expect, test } from 'vitest';
import { AUTHENTICATION_METHODS, credentialsOf, refuseAddresses } from './typed-forms.tsx';

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

test('one address, or several lines of them, can be imported', () => {
  expect(refuseAddresses('https://example.com/guide')).toBeNull();
  expect(refuseAddresses('\n https://example.com/a \n\nhttp://example.com/b\n')).toBeNull();
});

test('the first wrong line is named', () => {
  expect(refuseAddresses('https://example.com\nexample\nnothing')).toBe(
    '“example” is not a web address. Start with https://.',
  );
});

test('addresses that are not of the web are refused', () => {
  expect(refuseAddresses('ftp://example.com')).not.toBeNull();
  expect(refuseAddresses('javascript:alert(1)')).not.toBeNull();
});

test('nothing is not an address', () => {
  expect(refuseAddresses(' \n ')).toBe('An address is needed.');
});
