import { anchorOf } from './markdown.ts';
import type { Site } from './pages/site-schemas.ts';

/** What stands once in content/site.yaml, by the place that it takes in the words of a page. */
const placesOf = ({ name, agency, contact, law }: Site): Record<string, string> => ({
  escuela: name,
  'escuela-en-archivos': anchorOf(name),
  agencia: agency.name,
  correo: contact.email,
  'ley-del-encargo': law.contract,
  'ley-del-interes': law.interest,
  'ley-autoridad': law.authority,
});

/** The words of a page with the school's name, agency, contact and law in their places. */
export function withSchool(site: Site, data: unknown): unknown {
  const places = placesOf(site);
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const filled = JSON.stringify(data).replace(/\{([a-z-]+)\}/g, (place, name: string) =>
    Object.hasOwn(places, name) ? inJson(places[name] ?? '') : place,
  );
  return JSON.parse(filled);
}
