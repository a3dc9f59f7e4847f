import { paths } from '@site/contracts';
import { useLocation, useNavigate } from '@site/router';
import { Button } from '@site/ui/core';
import { ArrowLeft } from 'lucide-react';
import { hasEarlierPage, type TabHistory } from './earlier-page';

/** Back in history (PRIC-01); to the homepage when this is the first page of the tab. */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    // The router marks the page that a visit began with; every other one was reached from inside the site.
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
