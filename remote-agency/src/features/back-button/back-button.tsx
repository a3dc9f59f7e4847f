import { paths } from '@site/contracts';
import { useLocation, useNavigate } from '@site/runtime/router';
import { Button } from '@site/ui/core';
import { ArrowLeft } from 'lucide-react';
import { hasEarlierPage, type TabHistory } from './earlier-page';

/** Goes back in history (PRIC-01), or to the homepage when the tab started here. */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    // The router gives the first page of a visit the key `default`.
    const cameFromInside = key !== 'default';
    if (cameFromInside || hasEarlierPage(readTabHistory())) void navigate(-1);
    else void navigate(paths.home);
  };
  return (
    <Button variant="outline" size="sm" icon={<ArrowLeft size={20} aria-hidden />} onClick={goBack}>
      Back
    </Button>
  );
}

function readTabHistory(): TabHistory {
  return { length: window.history.length, referrer: document.referrer, navigation: window.navigation };
}
