import { Box, Button } from '@site/ui/core';
import { Heart } from 'lucide-react';
import { useHeart, type FavouriteHeartProps } from './favourite-heart';

/** The heart as a button with words, where it stands beside other buttons and not on a photograph. */
export function SaveButton(props: FavouriteHeartProps) {
  const { isSaved, toggle, note } = useHeart(props);
  return (
    <Box position="relative">
      <Button
        variant="outline"
        size="lg"
        fullWidth
        aria-label={`Save ${props.name}`}
        aria-pressed={isSaved}
        icon={<Heart size={20} aria-hidden />}
        onClick={toggle}
        css={{ '&[aria-pressed=true] svg': { fill: 'brand.solid' } }}
      >
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      {note}
    </Box>
  );
}
