import { readSiteConfig } from '@site/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';

let loading: Promise<SupabaseClient> | undefined;

/** Loads the database client on demand (50 KB). After a failed load, the next call tries again. */
export function loadContactClient(): Promise<SupabaseClient> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, key } = readSiteConfig().contact;
  // Nobody signs in (CONT-26).
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient(url || location.origin, key, { auth });
}
