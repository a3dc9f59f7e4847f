import { Picture } from '@site/ui/media';
import { project06, project06Strip } from '../../../images/manifest.json';

/**
 * The photograph that the panel hangs out of: low, so that results stand in the first screen. The larger picture there
 * is a home's, which goes first.
 */
export function SearchHero() {
  return (
    <Picture
      image={project06}
      sizes="max(100vw, 960px)"
      upright={{ image: project06Strip, sizes: '100vw' }}
      alt=""
      loading="eager"
      h={{ base: '176px', md: '280px' }}
      objectPosition="50% 38%"
      bg={project06.color as `#${string}`}
    />
  );
}
