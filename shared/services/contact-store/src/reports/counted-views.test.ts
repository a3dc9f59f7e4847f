/** @jest-environment node */
import { CountedViews, type ShownToNetwork } from './counted-views';
import type { Report, ReportedVital } from '@site/contracts';

const [shell, projects] = ['shell@1.0.0-bbbbbbbb', 'projects@1.0.0-aaaaaaaa'];
const shown: ShownToNetwork = {
  split: 'salt',
  share: 5,
  parts: { shell: '1.0.0-bbbbbbbb', projects: '1.0.0-aaaaaaaa' },
  hasPage: (path) => ['/', '/projects'].includes(path),
};
const view: Report = {
  composition: '',
  page: '/projects',
  parts: [shell, projects],
  views: 1,
  bad_views: 0,
  failures: [],
  vitals: [],
};
const vital = (name: ReportedVital['name']): ReportedVital => ({ name, value: 300, part: projects });

let counted: CountedViews;
beforeEach(() => (counted = new CountedViews()));
const count = (report: Partial<Report>, network = '10.0.0.1', what: ShownToNetwork | undefined = shown) =>
  counted.count({ ...view, ...report }, network, what);

it('a network is counted once in a step, however many reports it sends', () => {
  expect(count({})).toEqual({
    split: 'salt',
    share: 5,
    facts: { [shell]: ['view'], [projects]: ['view'] },
    first: [shell, projects],
  });
  for (let sent = 0; sent < 500; sent += 1) expect(count({})).toBeUndefined();
  expect(count({}, '10.0.0.2')).toBeDefined();
});

it('a failure of a counted view is counted with it, once', () => {
  count({});
  expect(count({ views: 0, bad_views: 1 })?.facts).toEqual({ [shell]: ['bad'], [projects]: ['bad'] });
  expect(count({ views: 0, bad_views: 1 })).toBeUndefined();
  expect(count({ bad_views: 1 })).toBeUndefined();
});

it('a failure or a vital without a counted view counts for nothing', () => {
  expect(count({ views: 0, bad_views: 1 })).toBeUndefined();
  expect(count({ views: 0, vitals: [vital('INP')] })).toBeUndefined();
});

it('a vital counts once, for the part that drew its element', () => {
  count({});
  expect(count({ views: 0, vitals: [vital('INP'), vital('INP'), vital('CLS')] })?.facts).toEqual({
    [projects]: ['INP'],
  });
  expect(count({ views: 0, vitals: [vital('INP')] })).toBeUndefined();
});

it('on its second page a network counts for that page, not for the part as a whole', () => {
  count({});
  expect(count({ page: '/', parts: [shell] })).toMatchObject({ facts: { [shell]: ['view'] }, first: [] });
});

it('a part that a later navigation adds to the view is counted, too', () => {
  count({ parts: [shell] });
  expect(count({ parts: [projects] })).toMatchObject({ facts: { [projects]: ['view'] }, first: [projects] });
});

it.each([
  ['of a version that its network does not get', { parts: ['projects@1.0.0-cccccccc'] }, '10.0.0.1', shown],
  ['of a page that does not exist', { page: '/forged' }, '10.0.0.1', shown],
  ['from a network that cannot be known', {}, '', shown],
  ['of a site that is not the live one', {}, '10.0.0.1', undefined],
])('a report %s is not counted', (_, report, network, what) => {
  expect(counted.count({ ...view, ...report }, network, what)).toBeUndefined();
});

it('a network is counted again in the next step', () => {
  count({});
  expect(count({}, '10.0.0.1', { ...shown, share: 25 })).toMatchObject({ share: 25, first: [shell, projects] });
});
