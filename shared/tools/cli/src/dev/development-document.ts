import { scriptJson, siteConfigElementId, type SiteConfig } from '@site/contracts';

const configElement = new RegExp(`(<script[^>]* id="${siteConfigElementId}"[^>]*>)([^<]*)(</script>)`);

/** Whether a composition has written this HTML. */
export function isComposed(html: string): boolean {
  return configElement.test(html);
}

/**
 * A composed document as development needs it: parts may come from this machine, contact requests go to
 * the contact store of this machine, and no view is reported to the people of the live site.
 */
export function developmentDocument(html: string, contact: SiteConfig['contact']): string {
  return html.replace(configElement, (_, start: string, text: string, end: string) => {
    const { beacon: _beacon, ...config } = JSON.parse(text) as SiteConfig;
    return start + scriptJson({ ...config, contact, development: true }) + end;
  });
}
