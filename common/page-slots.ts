/** Stands for the public address in prerendered pages; the server puts the real one in its place. */
export const PLACEHOLDER_ORIGIN = 'https://origen.invalid';

/** What stands in the element `settings` of every page until the server puts its settings there. */
export const SETTINGS_SLOT = '"settings"';
