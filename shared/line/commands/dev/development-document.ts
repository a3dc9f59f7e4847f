import { scriptJson, siteConfigElementId, type SiteConfig } from '@site/contracts';

const configElement = new RegExp(`(<script[^>]* id="${siteConfigElementId}"[^>]*>)([^<]*)(</script>)`);

export function isComposed(html: string): boolean {
  return configElement.test(html);
}

/** Adapts a composed document: allows local parts, sends contact requests to this machine, and reports no views. */
export function developmentDocument(html: string, contact: SiteConfig['contact']): string {
  return html.replace(configElement, (_, start: string, text: string, end: string) => {
    const { beacon: _beacon, ...config } = JSON.parse(text) as SiteConfig;
    return start + scriptJson({ ...config, contact, development: true }) + end;
  });
}
