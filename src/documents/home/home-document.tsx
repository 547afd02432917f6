import { HomeBenefits, HomeMethod, HomeOutcomes } from './arguments.tsx';
import { HomeCards } from './cards.tsx';
import { HomeFaq } from './faq.tsx';
import { HomeFirstCourse } from './first-course.tsx';
import { HomeHero } from './hero.tsx';

export function HomeDocument() {
  return (
    <>
      <HomeHero />
      <HomeCards />
      <HomeBenefits />
      <HomeOutcomes />
      <HomeMethod />
      <HomeFirstCourse />
      <HomeFaq />
    </>
  );
}
