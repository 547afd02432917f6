import { FilteredCourses } from '#features/library/course-list.tsx';
import { FoundElsewhere } from '#features/school-search/found-elsewhere.tsx';

export const CourseList = () => <FilteredCourses Elsewhere={FoundElsewhere} />;
