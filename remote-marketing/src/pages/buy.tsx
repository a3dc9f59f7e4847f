import { buyPlaceholder } from '../content/placeholders';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';

export default function BuyPage() {
  return <PlaceholderPage {...buyPlaceholder} />;
}
