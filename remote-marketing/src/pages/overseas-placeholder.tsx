import { overseasPlaceholder } from '../content/placeholders';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';

export default function OverseasPlaceholderPage() {
  return <PlaceholderPage {...overseasPlaceholder} />;
}
