/** In place of the cache around Chakra's engine, with `PATCHES=off`. */
export function withEngineCache<Engine>(engine: Engine): Engine {
  return engine;
}
