export { default } from '@manzil/line/eslint';
