import { overseasPlaceholder } from '../content/placeholders';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';

/** `/overseas1` */
export default function OverseasPlaceholderPage() {
  return <PlaceholderPage {...overseasPlaceholder} />;
}
