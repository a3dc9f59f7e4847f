import { expect, type Locator, type Page } from '@playwright/test';
import { whenHydrated } from '../site/test';

export class CodeBoxes {
  readonly boxes: Locator;

  constructor(
    readonly page: Page,
    label: string,
  ) {
    this.boxes = page.getByRole('group', { name: label }).getByRole('textbox');
  }

  static async open(page: Page, path: string, label: string): Promise<CodeBoxes> {
    await page.goto(path);
    await whenHydrated(page);
    return new CodeBoxes(page, label);
  }

  async expect(code: string, focused: number): Promise<void> {
    await expect.poll(() => this.#read()).toBe(code);
    await expect(this.boxes.nth(focused - 1)).toBeFocused();
  }

  async #read(): Promise<string> {
    const values = await this.boxes.evaluateAll((all) =>
      all.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
    );
    return values.map((value) => value || '.').join('');
  }

  async press(keys: string): Promise<void> {
    for (const key of keys.split(' ')) await this.page.keyboard.press(key);
  }

  async paste(text: string, place: number): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.boxes.nth(place - 1).focus();
    await this.page.keyboard.press('ControlOrMeta+V');
  }
}
