import { useDeferredValue } from 'react';
import { paths } from '@site/contracts';
import { TextLink } from '@site/ui/core';
import { Heart } from 'lucide-react';
import { useFavorites } from '../model/favorite-store';

export function SavedLine() {
  // Deferred, so that the pressed heart answers before the layout moves.
  const length = useDeferredValue(useFavorites().length);
  if (length === 0) return null;
  return (
    <TextLink to={paths.favourites} display="inline-flex" alignItems="center" gap="2" minH="11" whiteSpace="nowrap">
      <Heart size={16} aria-hidden />
      {length} saved
    </TextLink>
  );
}
