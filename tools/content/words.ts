import type { Content } from './content.ts';
import { withDrawing } from './figures/figures.ts';
import { courseProblems } from './library/library.ts';
import { glosario, glossary, repeatedNames } from './glossary/glossary-schema.ts';
import { filling } from './library/filling-schemas.ts';
import { categories, courses, gpts, prompts } from './library/library-schemas.ts';
import { unknownVariables, variables } from './library/variables.ts';
import { auth, cuenta, errors, notFound } from './pages/account-schemas.ts';
import { constancia } from './pages/certificate-schema.ts';
import { demoChats, demoLibrary, demoRoadmap } from './pages/demo-schemas.ts';
import { dashboard, lesson } from './pages/learner-schemas.ts';
import { cuaderno, storage } from './pages/notebook-schemas.ts';
import { about, cursos, factCopy, footer, home, nav, privacidad, why } from './pages/page-schemas.ts';
import { personalData } from './pages/personal-data-schema.ts';
import { messages, site } from './pages/site-schemas.ts';
import { equipos } from './pages/team-schema.ts';
import { prueba } from './pages/trial-schema.ts';
import { practica } from './practice/practice-page-schema.ts';
import { company } from './rules/company-schema.ts';
import { facts } from './rules/facts.ts';
import { schoolSearch, synonyms } from './search/search-schemas.ts';
import { problemsOf } from './problem.ts';
import { words } from './word-file.ts';

const categoryWords = words('categories', categories);

/** Files of words, by their name in src/content.ts. Each kind of exercise declares its own (practice/<kind>/kind.ts). */
export const wordFiles = {
  site: words('site', site),
  messages: words('messages', messages),
  categories: categoryWords,
  courses: words('courses', courses, {
    check: (data, source, content) => courseProblems(data, source, categoryWords.read(content)),
  }),
  company: words('company', company),
  facts: words('facts', facts),
  glossary: words('glosario', glossary, { check: (data, { file }) => repeatedNames(data, file) }),
  synonyms: words('sinonimos', synonyms),
  variables: words('variables', variables, { check: unknownVariables }),
  home: words('pages/home', home, { complete: withDrawing }),
  cursos: words('pages/cursos', cursos, { complete: withDrawing }),
  why: words('pages/why', why),
  about: words('pages/about', about),
  equipos: words('pages/equipos', equipos),
  prueba: words('pages/prueba', prueba),
  glosario: words('pages/glosario', glosario),
  factCopy: words('pages/datos', factCopy),
  privacidad: words('pages/privacidad', privacidad),
  footer: words('pages/footer', footer),
  nav: words('pages/nav', nav),
  auth: words('pages/auth', auth),
  cuenta: words('pages/cuenta', cuenta),
  errors: words('pages/errors', errors),
  notFound: words('pages/not-found', notFound),
  personalDataCopy: words('pages/datos-personales', personalData),
  dashboard: words('pages/dashboard', dashboard),
  lessonCopy: words('pages/lesson', lesson),
  promptLibrary: words('pages/prompts', prompts),
  gptLibrary: words('pages/gpts', gpts),
  schoolSearch: words('pages/busqueda', schoolSearch),
  cuaderno: words('pages/cuaderno', cuaderno),
  fillingCopy: words('pages/filling', filling),
  storageCopy: words('pages/almacenamiento', storage),
  constancia: words('pages/constancia', constancia),
  practica: words('pages/practica', practica),
  demoLibrary: words('demo/biblioteca', demoLibrary),
  demoChats: words('demo/conversaciones', demoChats),
  demoRoadmap: words('demo/proyectos', demoRoadmap),
};

/** Facts without their topics, for lessons and drawings. None if the file is missing: another check reports that once. */
export const readFacts = (content: Content) =>
  content.has(wordFiles.facts.file) ? wordFiles.facts.read(content).flatMap(({ facts }) => facts) : [];

/** The glossary's terms, for lessons. None if the file is missing or has errors: another check reports that once. */
export const readTerms = (content: Content) => {
  const { file, read } = wordFiles.glossary;
  return content.has(file) && problemsOf(() => read(content)).length === 0 ? read(content).terms : [];
};
