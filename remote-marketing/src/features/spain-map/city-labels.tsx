import { chakra } from '@site/ui/core';

/** HTML text, so that it keeps its size when the map shrinks. Beside the dots of `spain.svg`, clear of coasts. */
export function CityLabels() {
  return (
    <span aria-hidden>
      <Label top="41.38%" right="54.37%">
        Madrid
      </Label>
      <Label top="31.16%" right="17.69%" hideBelow="md">
        Barcelona
      </Label>
      <Label top="51.38%" right="33.63%">
        Valencia
      </Label>
      <Label top="73.28%" left="31.31%" hideBelow="md">
        Seville
      </Label>
      <Label top="28.43%" right="36.75%" hideBelow="md">
        Zaragoza
      </Label>
      <Label top="66.97%" right="38.31%" hideBelow="md">
        Murcia
      </Label>
      <Label top="75.5%" left="46.25%" hideBelow="md">
        Granada
      </Label>
    </span>
  );
}

const Label = chakra('span', {
  base: {
    position: 'absolute',
    paddingInline: { base: '2', md: '3' },
    transform: 'translateY(-50%)',
    textStyle: 'label',
  },
});
