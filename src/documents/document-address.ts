import { createContext } from 'react';

/** Of the document that is being drawn; blocks that link into their own page say so in other words. */
export const DocumentAddress = createContext('');
