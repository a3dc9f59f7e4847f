/** Words, fields and pressed controls, once they are the same for 300 ms; after 3 s as they are. Runs in the page. */
export async function readState(): Promise<string> {
  const read = () => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select, textarea)');
    const values = [...fields].map((field) => [field.value, 'checked' in field && field.checked]);
    const states = [...document.querySelectorAll('main :is([aria-pressed], [aria-selected], [aria-current])')].map(
      (each) => ['aria-pressed', 'aria-selected', 'aria-current'].map((name) => each.getAttribute(name)),
    );
    return JSON.stringify([document.title, document.querySelector('main')?.innerText, values, states]);
  };
  let state = read();
  for (let same = 0, tries = 0; same < 3 && tries < 30; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    const now = read();
    same = now === state ? same + 1 : 0;
    state = now;
  }
  return state;
}
