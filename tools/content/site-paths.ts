import { markdownFiles } from './content-files.ts';
import { slugOf } from './slug.ts';

/** The specification's route table (section 2), without what files add. */
const fixedPaths = [
  '/',
  '/home',
  '/cursos',
  '/why',
  '/about',
  '/auth',
  '/dashboard',
  '/manage',
  '/profile',
  '/import',
  '/search',
  '/settings',
  '/prompts',
  '/gpts',
];

/** Every address of the site that exists: the fixed ones, and one per lesson, prompt and GPT. */
export function sitePaths(root: string): string[] {
  const slugs = (folder: 'lessons' | 'prompts' | 'gpts') => markdownFiles(root, folder).map(slugOf);
  return [
    ...fixedPaths,
    ...slugs('lessons').map((slug) => `/${slug}`),
    ...slugs('prompts').map((slug) => `/prompts/${slug}`),
    ...slugs('gpts').map((slug) => `/gpts/${slug}`),
  ];
}
