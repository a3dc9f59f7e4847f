/** Replaces `fetch`; supabase-js is real. Answers like the database by default. */
export function stubDatabase() {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => storedAnswer());
}

export function storedAnswer(): Response {
  return new Response('{"id":"6ad59f71-06a4-4d1f-a8e9-c2f18d7e64d0"}', {
    status: 201,
    headers: { 'content-type': 'application/vnd.pgrst.object+json' },
  });
}

export function sentIn(fetch: ReturnType<typeof stubDatabase>, index = 0) {
  const [url, init] = fetch.mock.calls[index] ?? [];
  return {
    url: String(url),
    method: init?.method,
    headers: new Headers(init?.headers),
    body: JSON.parse(String(init?.body)) as unknown,
  };
}
