import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/**
 * A screen reader's view, one node per line: role, name, states, description, as in `textbox "Name" required invalid
 * focused: Enter your name`. From Chromium's tree: Playwright's `ariaSnapshot` lacks inert content, `aria-current`,
 * descriptions, live regions and the focus.
 */
export async function accessibilityTree(locator: Locator): Promise<string> {
  const page = locator.page();
  const session = await sessionOf(page);
  const key = 'accessibility-tree-root';
  await locator.evaluate((element, name) => Reflect.set(window, name, element), key);
  const { result } = await session.send('Runtime.evaluate', { expression: `window['${key}']` });
  const [{ node: root }, { root: document }, { nodes }] = await Promise.all([
    session.send('DOM.describeNode', { objectId: result.objectId ?? '' }),
    readDocument(session),
    readTree(session),
  ]);
  const current = currentOf(document);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  // With an open dialog the body is not in the tree; the rest is below the document.
  const isWhole = root.nodeName === 'BODY';
  const start = isWhole ? nodes[0] : nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === root.backendNodeId);
  return start ? linesOf(start, { byId, current }, 0, '').join('\n') : '';
}

/** Polls until the tree is equal. The first line's indentation is removed. */
export async function expectTree(locator: Locator, text: string, message?: string): Promise<void> {
  const lines = text.split('\n').filter((line) => line.trim());
  const indent = lines[0]?.search(/\S/) ?? 0;
  await expect
    .poll(() => accessibilityTree(locator), message ?? 'accessibility tree')
    .toBe(lines.map((line) => line.slice(indent).trimEnd()).join('\n'));
}

type TreeNode = Awaited<ReturnType<typeof readTree>>['nodes'][number];
type DocumentNode = Awaited<ReturnType<typeof readDocument>>['root'];
const readTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');
const readDocument = (session: CDPSession) => session.send('DOM.getDocument', { depth: -1 });

interface Tree {
  byId: ReadonlyMap<string, TreeNode>;
  /** `aria-current` by node; the protocol lacks it. */
  current: ReadonlyMap<number, string>;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One per page; the tree is updated while enabled. */
function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const opened = page
    .context()
    .newCDPSession(page)
    .then(async (session) => {
      await session.send('Accessibility.enable');
      return session;
    });
  sessions.set(page, opened);
  return opened;
}

/** Roles without information, replaced by their children. */
const silent = /^(?:generic|none|presentation|paragraph|LabelText|RootWebArea|Section|DescriptionList)$/;
const namedByContents =
  /^(?:button|link|heading|tab|radio|checkbox|switch|option|columnheader|rowheader|cell|gridcell|row|term)$/;
const fields = /^(?:combobox|textbox|searchbox|spinbutton|progressbar)$/;
const states = [
  'level',
  'roledescription',
  'hasPopup',
  'modal',
  'live',
  'required',
  'invalid',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'focused',
] as const;
const impliedLive = /^(?:status|alert)$/;

function linesOf(node: TreeNode, tree: Tree, depth: number, named: string): string[] {
  const role = String(node.role?.value ?? '');
  const name = String(node.name?.value ?? '').trim();
  const isLive = liveOf(node) !== undefined;
  if (role === 'image' && name && named.includes(name)) return [];
  const isShown = !node.ignored && (!silent.test(role) || isLive);
  const own = isShown ? [lineOf(node, tree, depth, silent.test(role) ? 'live region' : role, name)] : [];
  if (fields.test(role)) return own;
  const contents = isShown
    ? namedByContents.test(role)
      ? name
      : ''
    : role === 'LabelText'
      ? textOf(node, tree)
      : named;
  return [...own, ...childrenOf(node, tree, isShown ? depth + 1 : depth, contents)];
}

/** Merges adjacent texts, except those that repeat the parent's name. */
function childrenOf(node: TreeNode, tree: Tree, depth: number, named: string): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = () => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words && !named.includes(words)) lines.push(`${'  '.repeat(depth)}text "${words}"`);
    text = '';
  };
  for (const id of node.childIds ?? []) {
    const child = tree.byId.get(id);
    if (child?.role?.value === 'StaticText') text += String(child.name?.value ?? '');
    else if (child && child.role?.value !== 'InlineTextBox') {
      flush();
      lines.push(...linesOf(child, tree, depth, named));
    }
  }
  flush();
  return lines;
}

function lineOf(node: TreeNode, { current }: Tree, depth: number, role: string, name: string): string {
  const values = new Map(
    (node.properties ?? []).map((property) => [property.name as string, property.value.value as unknown]),
  );
  const said = states.flatMap((state) => sayState(state, values.get(state), role));
  const place = current.get(node.backendDOMNodeId ?? -1);
  const value = node.value?.value as unknown;
  const parts = [
    role,
    ...(name ? [`"${name}"`] : []),
    ...(place ? [`current=${place}`] : []),
    ...said,
    ...(value === undefined || value === '' || role === 'heading' ? [] : [`= ${String(value)}`]),
  ];
  const description = String(node.description?.value ?? '').trim();
  return `${'  '.repeat(depth)}${parts.join(' ')}${description ? `: ${description}` : ''}`;
}

/** False is silent, except for expandable and pressable elements. */
function sayState(state: (typeof states)[number], value: unknown, role: string): string[] {
  if (value === undefined || (state === 'live' && (impliedLive.test(role) || value === 'off'))) return [];
  if (state === 'level' && role !== 'heading') return [];
  if (state === 'expanded' && role !== 'combobox') return [value === true ? 'expanded' : 'collapsed'];
  if (state === 'expanded' || value === false || value === 'false') return state === 'pressed' ? ['not pressed'] : [];
  return value === true || value === 'true' ? [state] : [`${state}=${String(value)}`];
}

function liveOf({ properties = [] }: TreeNode): string | undefined {
  const value = properties.find(({ name }) => (name as string) === 'live')?.value.value as unknown;
  return value === undefined || value === 'off' ? undefined : String(value);
}

function textOf(node: TreeNode, tree: Tree): string {
  const name = node.role?.value === 'StaticText' ? String(node.name?.value ?? '') : '';
  return [
    name,
    ...(node.childIds ?? []).flatMap((id) => tree.byId.get(id) ?? []).map((child) => textOf(child, tree)),
  ].join('');
}

function currentOf(document: DocumentNode): Map<number, string> {
  const found = new Map<number, string>();
  const visit = (node: DocumentNode) => {
    const at = node.attributes?.findIndex((word, index) => index % 2 === 0 && word === 'aria-current') ?? -1;
    if (at >= 0) found.set(node.backendNodeId, node.attributes?.[at + 1] ?? '');
    node.children?.forEach(visit);
  };
  visit(document);
  return found;
}
