import { useLoaderData, useNavigate } from 'react-router';
import { site, type Lesson } from '#content.ts';
import { useUserId } from '#features/auth/session.tsx';
import { ContextLinks } from '#features/lessons/context-links.tsx';
import { LessonArticle } from '#features/lessons/lesson-article.tsx';
import { LessonFooter } from '#features/lessons/lesson-footer.tsx';
import {
  CompleteAndContinue,
  LessonCompletion,
  LessonCompletionDate,
} from '#features/progress/lesson-completion.tsx';
import { ProgressProvider } from '#features/progress/progress-provider.tsx';
import { usePageMeta } from '#lib/page-meta.ts';

/** modulo-1 … modulo-5 and context-engineering: one page, the lesson comes from the loader. */
export function LessonPage() {
  const lesson = useLoaderData<Lesson>();
  const { title, description, slug, module } = lesson.header;
  const userId = useUserId();
  const navigate = useNavigate();
  usePageMeta({ title: `${title} | ${site.name}`, description });
  return (
    <LessonArticle lesson={lesson}>
      <ProgressProvider>
        {module === undefined && <ContextLinks />}
        {module === 1 && <LessonCompletionDate module={module} userId={userId} />}
        {module !== undefined && module > 1 && <LessonCompletion module={module} userId={userId} />}
        <LessonFooter
          slug={slug}
          completeAndContinue={
            <CompleteAndContinue module={1} userId={userId} onCompleted={() => void navigate('/modulo-2')} />
          }
        />
      </ProgressProvider>
    </LessonArticle>
  );
}
