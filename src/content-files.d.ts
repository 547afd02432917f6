/**
 * What each content file becomes, typed by the schema that checked it. Only types cross from tools/ to src/,
 * and only here: the code of the schemas never reaches the browser.
 */
declare module '#content/site.yaml' {
  const data: import('#tools/content/pages/site-schemas.ts').Site;
  export default data;
}
declare module '#content/messages.yaml' {
  export type { Message } from '#tools/content/pages/site-schemas.ts';
  const data: import('#tools/content/pages/site-schemas.ts').Messages;
  export default data;
}
declare module '#content/categories.yaml' {
  const data: import('#tools/content/library/library-schemas.ts').Categories;
  export default data;
}
declare module '#content/courses.yaml' {
  const data: import('#tools/content/library/library-schemas.ts').Course[];
  export default data;
}
declare module '#content/facts.yaml' {
  export type { FactGroup } from '#tools/content/rules/facts.ts';
  const data: import('#tools/content/rules/facts.ts').FactGroup[];
  export default data;
}
declare module '#content/variables.yaml' {
  const data: import('#tools/content/library/variables.ts').Variables;
  export default data;
}
declare module '#content/pages/home.yaml' {
  export type { HomePage } from '#tools/content/pages/page-schemas.ts';
  const data: import('#tools/content/pages/page-schemas.ts').HomePage;
  export default data;
}
declare module '#content/pages/cursos.yaml' {
  export type { CursosPage } from '#tools/content/pages/page-schemas.ts';
  const data: import('#tools/content/pages/page-schemas.ts').CursosPage;
  export default data;
}
declare module '#content/pages/why.yaml' {
  const data: import('#tools/content/pages/page-schemas.ts').WhyPage;
  export default data;
}
declare module '#content/pages/about.yaml' {
  const data: import('#tools/content/pages/page-schemas.ts').AboutPage;
  export default data;
}
declare module '#content/pages/datos.yaml' {
  const data: import('#tools/content/pages/page-schemas.ts').FactCopy;
  export default data;
}
declare module '#content/pages/privacidad.yaml' {
  const data: import('#tools/content/pages/page-schemas.ts').PrivacyPage;
  export default data;
}
declare module '#content/pages/footer.yaml' {
  const data: import('#tools/content/pages/page-schemas.ts').Footer;
  export default data;
}
declare module '#content/pages/nav.yaml' {
  const data: import('#tools/content/pages/page-schemas.ts').Nav;
  export default data;
}
declare module '#content/pages/auth.yaml' {
  const data: import('#tools/content/pages/account-schemas.ts').AuthPage;
  export default data;
}
declare module '#content/pages/cuenta.yaml' {
  const data: import('#tools/content/pages/account-schemas.ts').AccountCopy;
  export default data;
}
declare module '#content/pages/errors.yaml' {
  const data: import('#tools/content/pages/account-schemas.ts').ErrorPages;
  export default data;
}
declare module '#content/pages/not-found.yaml' {
  const data: import('#tools/content/pages/account-schemas.ts').NotFoundPage;
  export default data;
}
declare module '#content/pages/datos-personales.yaml' {
  const data: import('#tools/content/pages/personal-data-schema.ts').PersonalDataCopy;
  export default data;
}
declare module '#content/pages/dashboard.yaml' {
  export type { DashboardPage, DashboardSectionId } from '#tools/content/pages/learner-schemas.ts';
  const data: import('#tools/content/pages/learner-schemas.ts').DashboardPage;
  export default data;
}
declare module '#content/pages/lesson.yaml' {
  const data: import('#tools/content/pages/learner-schemas.ts').LessonPage;
  export default data;
}
declare module '#content/pages/prompts.yaml' {
  export type { PromptsPage } from '#tools/content/library/library-schemas.ts';
  const data: import('#tools/content/library/library-schemas.ts').PromptsPage;
  export default data;
}
declare module '#content/pages/gpts.yaml' {
  export type { GptsPage } from '#tools/content/library/library-schemas.ts';
  const data: import('#tools/content/library/library-schemas.ts').GptsPage;
  export default data;
}
declare module '#content/pages/cuaderno.yaml' {
  const data: import('#tools/content/pages/notebook-schemas.ts').NotebookPage;
  export default data;
}
declare module '#content/pages/filling.yaml' {
  export type { FillingCopy } from '#tools/content/library/filling-schemas.ts';
  const data: import('#tools/content/library/filling-schemas.ts').FillingCopy;
  export default data;
}
declare module '#content/pages/almacenamiento.yaml' {
  const data: import('#tools/content/pages/notebook-schemas.ts').StorageCopy;
  export default data;
}
declare module '#content/pages/oficios.yaml' {
  const data: import('#tools/content/practice/trade-pages-schema.ts').TradePages;
  export default data;
}
declare module '#content/pages/taller.yaml' {
  const data: import('#tools/content/practice/workshop-page-schema.ts').WorkshopPage;
  export default data;
}
declare module '#content/pages/repaso.yaml' {
  const data: import('#tools/content/practice/review-page-schema.ts').ReviewPage;
  export default data;
}
declare module '#content/pages/practica.yaml' {
  export type { PracticePage } from '#tools/content/practice/practice-page-schema.ts';
  const data: import('#tools/content/practice/practice-page-schema.ts').PracticePage;
  export default data;
}
declare module '#content/pages/constancia.yaml' {
  const data: import('#tools/content/pages/certificate-schema.ts').CertificatePage;
  export default data;
}
declare module '#content/pages/reto.yaml' {
  const data: import('#tools/content/practice/challenge/challenge-page-schema.ts').ChallengePage;
  export default data;
}
declare module '#content/pages/retos.yaml' {
  const data: import('#tools/content/practice/challenge/challenge-page-schema.ts').ChallengeListPage;
  export default data;
}
declare module '#content/demo/biblioteca.yaml' {
  const data: import('#tools/content/pages/demo-schemas.ts').DemoLibrary;
  export default data;
}
declare module '#content/demo/conversaciones.yaml' {
  const data: import('#tools/content/pages/demo-schemas.ts').DemoChats;
  export default data;
}
declare module '#content/demo/proyectos.yaml' {
  const data: import('#tools/content/pages/demo-schemas.ts').DemoRoadmap;
  export default data;
}
declare module '#content/practice/tipos-de-fallo.yaml' {
  const data: import('#tools/content/practice/hunts.ts').FaultKindCopy;
  export default data;
}
declare module '#content/practice/taller.yaml' {
  export type { WorkshopCopy } from '#tools/content/practice/workshop-schema.ts';
  const data: import('#tools/content/practice/workshop-schema.ts').WorkshopCopy;
  export default data;
}
declare module '#content/practice/taller/*.yaml' {
  export type { WorkshopExercise, WorkshopTrade } from '#tools/content/practice/workshop-schema.ts';
  const data: import('#tools/content/practice/workshop-schema.ts').WorkshopTrade;
  export default data;
}
declare module '#content/practice/repaso/*.yaml' {
  const data: import('#tools/content/practice/review-questions.ts').LessonQuestion[];
  export default data;
}
declare module 'virtual:content/workshop' {
  export type { WorkshopExercise, WorkshopTrade } from '#tools/content/practice/workshop-schema.ts';
  const data: import('#tools/content/practice/workshop-index.ts').WorkshopIndexTrade[];
  export default data;
}
declare module 'virtual:content/hunts' {
  export type { Hunt } from '#tools/content/practice/hunts.ts';
  const data: import('#tools/content/practice/hunt-set.ts').HuntCard[];
  export default data;
}
declare module 'virtual:content/practice-totals' {
  const data: ReturnType<typeof import('#tools/content/practice/practice-totals.ts').practiceTotals>;
  export default data;
}
declare module 'virtual:content/review' {
  export type { LessonQuestion, ReviewLesson } from '#tools/content/practice/review-questions.ts';
  const data: import('#tools/content/practice/review-questions.ts').ReviewLesson[];
  export default data;
}
declare module 'virtual:content/lesson-practice' {
  const data: import('#tools/content/practice/lesson-practice.ts').LessonPractice;
  export default data;
}
declare module 'virtual:content/challenges' {
  export type { Challenge } from '#tools/content/practice/challenge/challenge.ts';
  export type { ChallengeCard } from '#tools/content/practice/challenge/challenge-set.ts';
  const data: import('#tools/content/practice/challenge/challenge-set.ts').ChallengeCard[];
  export default data;
}
declare module 'virtual:content/practice-files' {
  export type { PracticeFile } from '#tools/content/practice/downloads.ts';
  const data: import('#tools/content/practice/downloads.ts').PracticeFile[];
  export default data;
}
declare module 'virtual:content/lesson-slugs' {
  const data: string[];
  export default data;
}
declare module 'virtual:content/notebook' {
  export type { NotebookEntry, NotebookPlace } from '#tools/content/lesson/promises.ts';
  const data: import('#tools/content/lesson/promises.ts').NotebookEntry[];
  export default data;
}
declare module 'virtual:content/guide' {
  const data: import('#tools/content/lesson/guide.ts').Guide;
  export default data;
}
declare module 'virtual:content/modules' {
  const data: import('#tools/content/pages/learner-schemas.ts').DashboardPage['modules'];
  export default data;
}
declare module 'virtual:content/prompts' {
  export type { Prompt, PromptCard } from '#tools/content/library/library-schemas.ts';
  const data: import('#tools/content/library/library-schemas.ts').PromptCard[];
  export default data;
}
declare module 'virtual:content/gpts' {
  export type { Gpt, GptCard } from '#tools/content/library/library-schemas.ts';
  const data: import('#tools/content/library/library-schemas.ts').GptCard[];
  export default data;
}
declare module 'virtual:content/trades' {
  export type { Trade, TradeCard } from '#tools/content/practice/trades.ts';
  const data: import('#tools/content/practice/trades.ts').TradeCard[];
  export default data;
}
