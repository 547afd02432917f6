/** Specification, section 9. Module 6 has no page yet and counts all the same. */
export const TOTAL_MODULES = 6;

export const completionPercentage = (completed: number) => Math.round((completed / TOTAL_MODULES) * 100);
