/** Ends a turn: the page answers to touch before the next piece of work. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
