/** @jest-environment node */
import { describeRoutes } from '@manzil/line/page-tests';
import { routes } from './routes';

describeRoutes(routes, __dirname);
