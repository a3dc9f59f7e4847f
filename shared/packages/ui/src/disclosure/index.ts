export { Accordion } from './accordion';
export type { AccordionItem, AccordionProps } from './accordion';
export { Tabs } from './tabs';
export type { TabItem, TabsProps } from './tabs';
