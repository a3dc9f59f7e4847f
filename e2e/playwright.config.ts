export { default } from '@site/e2e/playwright.config';
