import { siteConfigElementId } from '@site/contracts';
import type { SiteConfig } from '@site/contracts';

export const contact: SiteConfig['contact'] = { url: 'https://database.example', key: 'sb_publishable_test' };

export function giveSiteConfig(config: SiteConfig = { contact }) {
  const element = document.getElementById(siteConfigElementId) ?? document.createElement('script');
  element.id = siteConfigElementId;
  element.setAttribute('type', 'application/json');
  element.textContent = JSON.stringify(config);
  document.body.append(element);
}
