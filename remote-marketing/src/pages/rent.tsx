import { paths } from '@site/contracts';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';

export default function RentPage() {
  return (
    <PlaceholderPage
      heading="Inside RentPage page!"
      text="Rentals are coming soon; until then, search sample homes by city, bedrooms and price."
      drawing="rooms"
      link={{ to: paths.projectSearch, label: 'Open the search' }}
      instead={{ title: 'Sample homes to rent', homes: { saleStatus: 'per month' } }}
    />
  );
}
