/** Elements of many kinds; the tests below look at each of them. */
const elements = `
  <ul class="list wide"><li class="open new">a</li><li class="open" hidden>b</li><li>c</li></ul>
  <p class="open" title="a, .b">d</p><a href="#" class="b"><b class="css-1x2y">e</b></a>
  <input type="checkbox" checked class="B"><input disabled><div class="a:b"></div>
  <svg class="icon"><linearGradient class="fade"></linearGradient><path></path></svg>`;

const selectors = [
  'li',
  'ul',
  '.open',
  'li.open',
  'ul > li.open:not(.new)',
  'p, .b',
  'a .css-1x2y',
  '.css-1x2y, path',
  'ul.list.wide > li ~ li',
  '.none',
  'table',
  'table, li + li',
  '*',
  '[hidden]',
  ':not(.open)',
  'li:not(.open, p)',
  ':is(li, p).open',
  'a:is(.b, .c)',
  ':where(ul, p)',
  'li:nth-child(2)',
  ':is(.open)',
  'ul :not(.open)',
  'p[title="a, .b"]',
  'input[type="checkbox"]',
  'input:checked',
  'input:disabled',
  '[class="b"]',
  '[title="]"]',
  '.a\\:b',
  '.B',
  'LI',
  'linearGradient',
  'svg .fade',
  'svg > path',
  'svg.icon *',
];

beforeEach(() => {
  document.body.innerHTML = elements;
});

test.each(selectors)(
  'the computed style of each element has the rules that match it, and no others: %s',
  (selector) => {
    const style = document.createElement('style');
    style.textContent = `${selector} { z-index: 7 }`;
    document.body.append(style);
    const all = [...document.body.querySelectorAll(':not(style)')];
    const styled = all.filter((element) => getComputedStyle(element).zIndex === '7');
    // Its own engine, without the short cut.
    expect(styled).toEqual(all.filter((element) => element.matches(selector)));
  },
);

test('a class that comes or goes counts from then on', () => {
  document.head.innerHTML = '<style>.shut { display: none }</style>';
  const [item] = document.getElementsByTagName('li');
  const display = () => item && getComputedStyle(item).display;
  expect(display()).toBe('list-item');
  item?.classList.add('shut');
  expect(display()).toBe('none');
  item?.classList.remove('shut');
  expect(display()).toBe('list-item');
});
