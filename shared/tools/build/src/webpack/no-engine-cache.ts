/** Replaces the engine cache with `PATCHES=off`. */
export function withEngineCache<Engine>(engine: Engine): Engine {
  return engine;
}
