import { readSiteConfig } from '@site/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';

let loading: Promise<SupabaseClient> | undefined;

/**
 * The client of the contact database. Its 50 KB are loaded when a visitor first uses the form, never
 * with the page. A load that fails is tried again by the next call.
 */
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
  // Nobody signs in (CONT-26): no session is looked for, kept or renewed.
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient(url || location.origin, key, { auth });
}
