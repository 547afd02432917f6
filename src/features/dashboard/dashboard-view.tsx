import type { ReactNode } from 'react';
import { dashboard, type DashboardSectionId } from '#content.ts';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { SampleFigures } from './sample-panels.tsx';

/** The section in the address; the first one if unknown. */
export function dashboardSection(name: string): DashboardSectionId {
  return dashboard.sections.find(({ id }) => id === name)?.id ?? 'inicio';
}

interface DashboardViewProps {
  section: DashboardSectionId;
  /** The lesson to go on with, and the module progress, from other features. */
  next: ReactNode;
  progress: ReactNode;
}

export function DashboardView({ section, next, progress }: DashboardViewProps) {
  return (
    <div className="shell md:flex md:gap-10">
      <DashboardSidebar section={section} />
      <div className="min-w-0 grow py-8 md:py-10">
        {section === 'inicio' && <Start {...{ next, progress }} />}
        {section === 'cursos' && <Courses progress={progress} />}
        {section !== 'inicio' && section !== 'cursos' && <InDevelopment section={section} />}
      </div>
    </div>
  );
}

function Start({ next, progress }: Pick<DashboardViewProps, 'next' | 'progress'>) {
  const { title, text } = dashboard.inicio;
  return (
    <>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lg text-ink-soft">{text}</p>
      <div className="max-w-3xl space-y-12">
        {next}
        {progress}
      </div>
      <SampleFigures />
    </>
  );
}

function Courses({ progress }: { progress: ReactNode }) {
  const { title, text } = dashboard.cursos;
  return (
    <>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lg text-ink-soft">{text}</p>
      <div className="max-w-3xl">{progress}</div>
    </>
  );
}

/** A section that the specification leaves in development points to what the school has meanwhile. */
function InDevelopment({ section }: { section: DashboardSectionId }) {
  const label = dashboard.sections.find(({ id }) => id === section)?.label;
  const isOwn = (link: { section: DashboardSectionId }) => link.section === section;
  const { links } = dashboard.meanwhile;
  const ownFirst = [...links.filter(isOwn), ...links.filter((link) => !isOwn(link))];
  return (
    <div className="grid min-h-[50vh] place-content-center justify-items-center gap-4 rounded-card border border-dashed border-line-strong p-8 text-center">
      <h1 className="text-3xl">{label}</h1>
      <p className="text-lg">
        <span className="marked">{dashboard.inDevelopment}</span>
      </p>
      <nav aria-labelledby="mientras-tanto">
        <p id="mientras-tanto" className="text-ink-soft">
          {dashboard.meanwhile.title}
        </p>
        <ul className="mt-3 flex flex-wrap justify-center gap-3">
          {ownFirst.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={buttonClass(isOwn(link) ? 'primary' : 'secondary')}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
