import { expect, type Page } from '@playwright/test';

/**
 * What a starved machine says of a sound page; the tests ask for what must follow. A navigation waits 4 s for the list
 * of pages, and does without it. Chromium asks 3 s after the load event whether each preload was used: a press may have
 * begun one just before.
 */
const slowness = [
  /^console warning: The list of pages could not be loaded; .* TimeoutError/,
  /^console warning: The resource .* was preloaded using link preload but not used within a few seconds/,
];

/** Fails a test for console errors, failed requests and policy violations. A test allows expected ones by pattern. */
export class PageGuard {
  readonly #findings: string[] = [];
  readonly #allowed: RegExp[] = [...slowness];

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#note(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const { origin: to, protocol } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && to !== origin)
        this.#note(`request to another origin: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`status ${response.status()}: ${response.url()}`);
    });
  }

  /** Before the first page: counts copies of React and listens for policy violations. */
  async install(): Promise<void> {
    await this.page.addInitScript(() => {
      const renderers: unknown[] = [];
      const hook = {
        renderers: new Map(),
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      };
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, reactRenderers: renderers });
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  }

  /** Allows matching findings. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Fails with all findings, and for more than one React. */
  async assertClean(): Promise<void> {
    const findings = this.#findings.filter((finding) => !this.#allowed.some((pattern) => pattern.test(finding)));
    expect(findings, 'console, policy, network').toEqual([]);
    const renderers = await this.page
      .evaluate(() => Reflect.get(window, 'reactRenderers') as unknown[] | undefined)
      .catch(() => undefined);
    expect(renderers?.length ?? 0, 'copies of React').toBeLessThanOrEqual(1);
  }

  #note(finding: string): void {
    this.#findings.push(finding);
  }
}
