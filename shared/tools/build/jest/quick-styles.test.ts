const styled = (selector: string, html: string) => {
  document.head.innerHTML = `<style>@keyframes fade { to { opacity: 0 } } ${selector} { visibility: hidden }</style>`;
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('#here') ?? document.body).visibility;
};

test.each([
  ['p', '<p id="here"></p>'],
  ['h1, p.large', '<p id="here" class="small large"></p>'],
  ['main > .a .b', '<main><i class="a"><p id="here" class="b"></p></i></main>'],
  ['*', '<p id="here"></p>'],
  ['.a:not(.b, :not(p))', '<p id="here" class="a"></p>'],
  [':is(h1, p)', '<p id="here"></p>'],
  ['.a\\:b', '<p id="here" class="a:b"></p>'],
])('a rule for %s applies', (selector, html) => expect(styled(selector, html)).toBe('hidden'));

test.each([
  ['p', '<i id="here"></i>'],
  ['.b', '<p id="here" class="a"></p>'],
  ['.a .b', '<p id="here" class="b"></p>'],
  ['p:not(.a)', '<p id="here" class="a"></p>'],
])('a rule for %s applies to no other element', (selector, html) => expect(styled(selector, html)).toBe('visible'));
