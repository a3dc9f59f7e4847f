import { Box, Button } from '@site/ui/core';
import { Heart } from 'lucide-react';
import { useHeart, type FavoriteHeartProps } from '../../components/favorite-heart';

export function SaveButton(props: FavoriteHeartProps) {
  const { isSaved, toggle, note } = useHeart(props);
  return (
    <Box position="relative">
      <Button
        variant="outline"
        size="lg"
        fullWidth
        aria-label={isSaved ? `Saved ${props.name}, remove` : `Save ${props.name}`}
        icon={<Box as={Heart} boxSize="5" fill={isSaved ? 'brand.solid' : undefined} aria-hidden />}
        onClick={toggle}
      >
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      {note}
    </Box>
  );
}
