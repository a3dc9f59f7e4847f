import { heroShade, scrims } from './scrim';

test('white words on a photograph of a white sky have a contrast of 4.5 to 1', () => {
  // Multiplied with white, the layer's color remains.
  expect(1.05 / (luminance(heroShade) + 0.05)).toBeGreaterThanOrEqual(4.5);
  expect(scrims.hero).toContain(`${heroShade} calc(100% - 120px)`);
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
