/** Removes accents and capitals: people write «telefono», «TELÉFONO» and «teléfono» for the same thing. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
