import { partConfig, provided } from '@manzil/line/build/webpack';

export default partConfig({ context: import.meta.dirname, name: 'shell', shared: provided() });
