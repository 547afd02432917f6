/** Placeholder for the public address in prerendered pages; the server inserts the real one. */
export const PLACEHOLDER_ORIGIN = 'https://origen.invalid';

/** The content of the element `settings` in every page until the server inserts its settings. */
export const SETTINGS_SLOT = '"settings"';
