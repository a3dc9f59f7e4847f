import { Picture } from '@site/ui/media';
import { project06, project06Strip } from '../../../images/manifest.json';

/** Low, so that results are in the first screen. `priority` belongs to the larger picture of a home. */
export function SearchHero() {
  return (
    <Picture
      image={project06}
      sizes="max(100vw, 960px)"
      upright={{ image: project06Strip, sizes: '100vw' }}
      alt=""
      loading="eager"
      h={{ base: '176px', md: '280px' }}
      css={{ '@media (max-height: 30em)': { h: '150px' } }}
      _print={{ display: 'none' }}
      objectPosition="50% 38%"
      bg={project06.color}
    />
  );
}
