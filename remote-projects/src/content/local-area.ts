/** The marla of Lahore's housing schemes: 225 square feet. The older one of the land register has 272.25. */
const squareMetersPerMarla = 225 * 0.09290304;
const marlaPerKanal = 20;

/** `500 m², 23.9 marla (1.2 kanal, 225 sq ft to a marla)`. Below one kanal only marla are named. */
export function inLocalArea(squareMeters: number): string {
  const marla = squareMeters / squareMetersPerMarla;
  const kanal = marla >= marlaPerKanal ? `${(marla / marlaPerKanal).toFixed(1)} kanal, ` : '';
  return `${squareMeters} m², ${marla.toFixed(1)} marla (${kanal}225 sq ft to a marla)`;
}

/** Outside Pakistan nobody counts in marla. */
export function inSquareMeters(squareMeters: number): string {
  return `${squareMeters} m²`;
}
