import { Suspense, useState } from 'react';
import { ContactForm } from '@site/contact-form';
import { paths, type PageProps } from '@site/contracts';
import { CardGrid } from '@site/ui/cards';
import { Box, Breadcrumb, Container } from '@site/ui/core';
import { agentPortrait } from '../../images/manifest.json';
import { projectCards } from '../content/project-cards';
import { findProject, type Project } from '../content/projects';
import { toUrdu } from '../content/urdu-names';
import { ApprovalLine } from '../features/approval-line/approval-line';
import { FavoriteHeart } from '../components/favorite-heart';
import { SavedLine } from '../components/saved-line';
import { FullScreen } from '../features/full-screen/full-screen';
import { FullScreenPhotos } from '../features/full-screen/full-screen-photos';
import { Gallery } from '../features/gallery/gallery';
import { PaymentExample } from '../features/payment-example/payment-example';
import { PaymentPlan, PlanDrawing } from '../features/payment-plan/payment-plan';
import { ProjectBanner } from '../features/project-banner/project-banner';
import { ProjectCard } from '../components/project-card';
import { ProjectNeighbors } from '../features/project-neighbors/project-neighbors';
import { ProjectSection, Prose, RuledParagraphs } from '../features/project-sections/project-section';
import { SectionNav } from '../features/project-sections/section-nav';
import { ShareButton } from '../features/share/share-button';
import { WhatsAppLink } from '../features/share/whatsapp-link';
import { UnknownProject } from '../features/unknown-project/unknown-project';

const introduction = { id: 'introduction', title: 'Introduction' };
const amenities = { id: 'amenities', title: 'Amenities' };
const paymentPlan = { id: 'payment-plan', title: 'Payment Plan' };
const sections = [introduction, amenities, paymentPlan];

export default function ProjectDetailsPage({ params }: PageProps) {
  const project = findProject(params.id);
  return project ? <ProjectDetails project={project} /> : <UnknownProject>{suggestions}</UnknownProject>;
}

const suggestions = (
  <CardGrid columns="landing" label="Projects">
    {projectCards.slice(0, 3).map((project) => (
      <ProjectCard key={project.id} project={project} height={400} />
    ))}
  </CardGrid>
);

function ProjectDetails({ project }: { project: Project }) {
  const { id, neighborhood } = project;
  const [isPlanOpen, setPlanOpen] = useState(false);
  return (
    <>
      <Suspense>
        <ProjectBanner
          image={project.banner}
          upright={project.image}
          name={neighborhood}
          urdu={toUrdu(neighborhood)}
          city={project.city}
          position={project.bannerPosition}
          actions={
            <>
              <FavoriteHeart id={`project:${id}`} name={neighborhood} />
              <WhatsAppLink title={neighborhood} path={paths.project(id)} />
              <ShareButton label="Share this project" title={neighborhood} path={paths.project(id)} />
            </>
          }
        />
      </Suspense>
      <SectionNav sections={sections} />
      <Container pt={{ base: '6', md: '8' }}>
        <Breadcrumb
          items={[
            { label: 'Home', to: paths.home },
            { label: 'Projects', to: paths.projects },
            { label: neighborhood },
          ]}
        />
      </Container>
      <Suspense>
        <ProjectSection {...introduction}>
          <Prose paragraphs={project.introduction} />
          <ApprovalLine {...project} />
        </ProjectSection>
        <ProjectSection {...amenities}>
          <RuledParagraphs paragraphs={project.amenities} />
        </ProjectSection>
        <ProjectSection {...paymentPlan}>
          <PaymentPlan plan={project.paymentPlan} onOpen={() => setPlanOpen(true)} />
          <PaymentExample steps={project.paymentPlan.steps} />
        </ProjectSection>
      </Suspense>
      <Suspense>
        <Container pb="section" _print={{ display: 'none' }}>
          <ProjectPictures project={project} />
          <ProjectNeighbors id={id} />
          <Box mt="4">
            <SavedLine />
          </Box>
        </Container>
      </Suspense>
      <Suspense>
        <ContactForm heading="Contact Us" portrait={agentPortrait} />
      </Suspense>
      <FullScreen
        open={isPlanOpen}
        onClose={() => setPlanOpen(false)}
        file={project.paymentPlan.narrow.url}
        label={`Payment plan of ${neighborhood}`}
      >
        <PlanDrawing plan={project.paymentPlan} />
      </FullScreen>
    </>
  );
}

function ProjectPictures({ project }: { project: Project }) {
  const { neighborhood, supplementaryImages: photos } = project;
  const [opened, setOpened] = useState<number>();
  const label = `Pictures of ${neighborhood}`;
  return (
    <Box mb={{ base: '14', md: '24' }}>
      <Gallery images={photos} label={label} isCovered={opened !== undefined} onOpen={setOpened} />
      <FullScreenPhotos photos={photos} label={label} opened={opened} onOpen={setOpened} />
    </Box>
  );
}
