import { ContactForm } from '@site/contact-form';
import { agentPortrait } from '../../images/manifest.json';
import { AboutUs } from '../features/about-us/about-us';
import { ArticleCards } from '../features/article-cards/article-cards';

export default function BlogPage() {
  return (
    <>
      <AboutUs />
      <ArticleCards />
      <ContactForm heading="Contact Us" portrait={agentPortrait} />
    </>
  );
}
