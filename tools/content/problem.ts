/** An error in a content file, for the editor who repairs it: where, what, and what to write instead. */
export interface Problem {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  line: number;
  message: string;
  hint?: string;
}

/** A problem whose file the caller knows. */
export type LineProblem = Omit<Problem, 'file'>;

export function describeProblem({ file, line, message, hint }: Problem): string {
  return `${file}:${line}\n  ${message}${hint ? `\n  → ${hint}` : ''}`;
}

export function describeProblems(problems: Problem[]): string {
  const count = problems.length === 1 ? 'un error' : `${problems.length} errores`;
  return `Hay ${count} en el contenido.\n\n${problems.map(describeProblem).join('\n\n')}`;
}

/** Carries every problem of a file; Vite's overlay shows `loc` as the place. */
export class ContentError extends Error {
  readonly problems: Problem[];
  readonly loc: { file: string; line: number; column: number } | undefined;

  constructor(problems: Problem[]) {
    super(describeProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
    const first = problems[0];
    this.loc = first && { file: first.file, line: first.line, column: 0 };
  }
}

export function throwProblems(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/** The problems that `read` throws; any other error is thrown on. */
export function problemsOf(read: () => unknown): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
