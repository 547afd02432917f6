import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSend, editedTitle, titleFromMessage } from './chat.ts';

test('a message of up to 25 characters is the title as it is', () => {
  expect(titleFromMessage('x'.repeat(25))).toBe('x'.repeat(25));
  expect(titleFromMessage('  short  ')).toBe('short');
});

test('a longer message is cut to 22 characters plus dots', () => {
  expect(titleFromMessage('x'.repeat(26))).toBe(`${'x'.repeat(22)}...`);
  expect(titleFromMessage('Which supplier contracts end soon?')).toBe('Which supplier contrac...');
});

test('no message makes a title of more than 25 characters', () => {
  fc.assert(fc.property(fc.string(), (text) => titleFromMessage(text).length <= 25));
});

test('an empty title becomes Untitled Chat', () => {
  expect(editedTitle('')).toBe('Untitled Chat');
  expect(editedTitle('   ')).toBe('Untitled Chat');
  expect(editedTitle(' Plans ')).toBe('Plans');
});

test('blank text is not sent', () => {
  expect(canSend(' \n\t')).toBe(false);
  expect(canSend(' a ')).toBe(true);
});
