import { expect, test } from 'vitest';
import { refuseAddresses } from './web-address.ts';

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
