import type { MouseEvent } from 'react';
import { paths } from '@site/contracts';
import { useLocation, useNavigate } from '@site/runtime/router';
import { Button } from '@site/ui/core';
import { ArrowLeft } from 'lucide-react';

/** Goes back in history (PRIC-01), or to the homepage when the tab started here. */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = ({ detail }: MouseEvent) => {
    // The second press of a double click would go back twice.
    if (detail > 1) return;
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

export interface TabHistory {
  /** Counts all entries of the tab, of any site. */
  length: number;
  referrer: string;
  /** The Navigation API lists entries of this site. Older browsers lack it. */
  navigation?: { canGoBack: boolean; entries: () => readonly unknown[] };
}

/** Whether Back leads to a page of this site or to the page that linked here. */
export function hasEarlierPage({ length, referrer, navigation }: TabHistory): boolean {
  if (navigation?.canGoBack) return true;
  const hasOnlyOurs = length <= 1 || navigation?.entries().length === length;
  return !hasOnlyOurs && referrer !== '';
}
