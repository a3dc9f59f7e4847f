import { rentPlaceholder } from '../content/placeholders';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';

export default function RentPage() {
  return <PlaceholderPage {...rentPlaceholder} />;
}
