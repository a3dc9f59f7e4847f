import { paths } from '@site/contracts';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';

export default function BuyPage() {
  return (
    <PlaceholderPage
      heading="Inside BuyPage page!"
      text="Homes for sale are coming soon; until then, start with our ten projects."
      link={{ to: paths.projects, label: 'See our projects' }}
      instead={{ title: 'Sample homes for sale', homes: { saleStatus: 'for sale' } }}
    />
  );
}
