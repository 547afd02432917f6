import { certainty, type Candidate } from './finding.ts';

const address =
  /(?<![\p{L}\d._%+'-])[\p{L}\d][\p{L}\d._%+'-]{0,63}@((?:[\p{L}\d-]{1,63}\.){1,6}(\p{L}{2,24}))(?![\p{L}\d@-])/gu;

/** RFC 2606 and RFC 6761: no person has an address there. */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/i;

/** Sample addresses of forms and lessons; both halves must be such a word. */
const sampleName = /^(?:nombre(?:\.apellido)?|usuario|correo|email|ejemplo|tu\.?(?:nombre|correo|email)?)@/i;
const sampleDomain =
  /@(?:(?:tu|mi|su)-?)?(?:empresa|dominio|correo|email|ejemplo|negocio)\.(?:com|es|mx|org|net)$/i;

/** `icono@2x.png` is a picture. */
const fileEnding = /^(?:png|jpe?g|gif|svg|webp|avif|pdf|css|js|ts|md|txt)$/i;

export function findEmails(text: string): Candidate[] {
  return [...text.matchAll(address)]
    .filter(([value, domain = '', ending = '']) => {
      if (reserved.test(domain) || fileEnding.test(ending)) return false;
      return !(sampleName.test(value) && sampleDomain.test(value)) && !value.startsWith('git@');
    })
    .map(({ 0: value, index }) => ({
      kind: 'correo',
      start: index,
      end: index + value.length,
      certainty: certainty.shape,
    }));
}
