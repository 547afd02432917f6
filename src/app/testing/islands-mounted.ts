import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Every place of the document has come to life. */
export const islandsMounted = () =>
  waitFor(() => expect(document.querySelectorAll('[data-island]:not([data-mounted])')).toHaveLength(0));
