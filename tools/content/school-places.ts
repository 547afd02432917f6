import { anchorOf } from '#common/anchor.ts';
import type { Site } from './pages/site-schemas.ts';

/** The values of content/site.yaml, by their placeholders in the words of pages. */
const placesOf = ({ name, agency, contact, law }: Site): Record<string, string> => ({
  escuela: name,
  'escuela-en-archivos': anchorOf(name),
  agencia: agency.name,
  correo: contact.email,
  'ley-del-encargo': law.contract,
  'ley-del-interes': law.interest,
  'ley-autoridad': law.authority,
});

/** Fills the school's name, agency, contact and law into the words of a page. */
export function withSchool(site: Site, data: unknown): unknown {
  const places = placesOf(site);
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const filled = JSON.stringify(data).replace(/\{([a-z-]+)\}/g, (place, name: string) =>
    Object.hasOwn(places, name) ? inJson(places[name] ?? '') : place,
  );
  return JSON.parse(filled);
}
