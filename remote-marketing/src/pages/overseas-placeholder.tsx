import { paths } from '@site/contracts';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';

export default function OverseasPlaceholderPage() {
  return (
    <PlaceholderPage
      heading="Inside Overseas page!"
      text="Find countries, regions and sample homes on the Overseas page."
      drawing="islands"
      link={{ to: paths.overseas, label: 'Go to overseas' }}
      instead={{ title: 'Sample homes abroad', homes: { place: 'overseas' } }}
    />
  );
}
