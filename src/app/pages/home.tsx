import { home, site } from '#content.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { publicLink } from '#lib/public-link.ts';
import { PageRest } from '#ui/page-rest.tsx';
import { HomeBenefits, HomeMethod, HomeOutcomes } from '#app/home/arguments.tsx';
import { HomeCards } from '#app/home/cards.tsx';
import { HomeFaq } from '#app/home/faq.tsx';
import { HomeFirstCourse } from '#app/home/first-course.tsx';
import { HomeHero } from '#app/home/hero.tsx';

export function HomePage() {
  usePageMeta({
    ...home.meta,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: site.name,
      slogan: site.tagline,
      url: publicLink('/'),
      logo: publicLink('/icon-512.png'),
      email: site.contact.email,
      parentOrganization: { '@type': 'Organization', name: site.agency.name, url: site.agency.url },
      sameAs: site.social.map(({ url }) => url),
    },
  });
  return (
    <>
      <HomeHero />
      <PageRest>
        <HomeCards />
        <HomeBenefits />
        <HomeOutcomes />
        <HomeMethod />
        <HomeFirstCourse />
        <HomeFaq />
      </PageRest>
    </>
  );
}
