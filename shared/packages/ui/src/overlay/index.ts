export { Dialog } from './dialog';
export type { DialogProps } from './dialog';
export { Drawer } from './drawer';
export type { DrawerProps } from './drawer';
