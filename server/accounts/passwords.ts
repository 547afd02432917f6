import { randomBytes } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcrypt';
import { schoolName } from '#server/school-name.ts';
import type { HashQueue } from './hash-queue.ts';

/** bcrypt silently ignores further bytes: any longer password with the same beginning would open the account. */
const maxBytes = 72;
const minCharacters = 8;

/** What everybody tries first, as everybody writes it here; the school's name too. */
const school = schoolName.toLowerCase();
const ours = ['contraseña', 'contrasena', school, school.replaceAll(' ', ''), school.replaceAll(' ', '-')];
const common = new Set(
  [...(dictionary['passwords-common'] ?? []), ...ours].filter((word) => word.length >= minCharacters),
);

export interface Weakness {
  /** Hosted Supabase's codes. */
  reason: 'length' | 'characters' | 'pwned';
  sentence: string;
}

/** `abcdefgh`, `87654321`, `1234567890123456`: each character follows the last on the keyboard row or in the alphabet. */
function isSequence(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  const isStep = (by: number) => steps.every((step) => step === by || step === -9 * by);
  return isStep(1) || isStep(-1);
}

/** A common password stays common with a few digits or marks at its end. */
const isCommon = (text: string) => common.has(text) || common.has(text.replace(/[\d!.*]{1,3}$/, ''));

/** Why this password is too weak, or null. The account's own address is not a secret either. */
export function weakness(password: string, email?: string | null): Weakness | null {
  const characters = [...password];
  if (characters.length < minCharacters) {
    return { reason: 'length', sentence: 'La contraseña debe tener al menos 8 caracteres.' };
  }
  if (Buffer.byteLength(password) > maxBytes) {
    return {
      reason: 'length',
      sentence:
        'La contraseña es demasiado larga: usa 72 caracteres como mucho (las letras con tilde cuentan doble).',
    };
  }
  if (new Set(password.trim()).size <= 1) {
    return {
      reason: 'characters',
      sentence: 'La contraseña no puede ser un solo carácter repetido, ni solo espacios.',
    };
  }
  const plain = password.trim().toLowerCase();
  const isOwnAddress = Boolean(email) && (plain === email || plain === email?.split('@')[0]);
  if (isOwnAddress) {
    return { reason: 'characters', sentence: 'La contraseña no puede ser tu propio correo. Elige otra.' };
  }
  if (isCommon(plain) || isSequence(plain)) {
    return {
      reason: 'pwned',
      sentence: 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.',
    };
  }
  return null;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash, it takes as long and returns false. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** Whether another call would be refused. */
  readonly isBusy: boolean;
}

/** Holds a slot of the queue only while hashing, never while waiting for the database or a mail. */
export async function createPasswords(queue: HashQueue, cost: number): Promise<Passwords> {
  const dummyHash = await bcrypt.hash(randomBytes(24).toString('base64'), cost);
  return {
    hash: (password) => queue.run(() => bcrypt.hash(password, cost)),
    async matches(password, hash) {
      const isSame = await queue.run(() => bcrypt.compare(password, hash ?? dummyHash));
      return isSame && hash !== null;
    },
    get isBusy() {
      return queue.isFull;
    },
  };
}
