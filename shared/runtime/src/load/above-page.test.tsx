import { act, render, screen } from '@testing-library/react';
import { AbovePage, isShownAbovePage, showAbovePage } from './above-page';

const errors: string[] = [];
const site = () => render(<AbovePage onError={(part) => void errors.push(part)} />);
const show = (part: string, content: Parameters<typeof showAbovePage>[1]) => act(() => showAbovePage(part, content));

test('what a part shows above the page is inside its name, and the next thing takes its place', () => {
  site();
  show('marketing@1.0.0', <p>Sent</p>);
  expect(screen.getByText('Sent').parentElement).toHaveAttribute('data-part', 'marketing@1.0.0');
  expect(isShownAbovePage()).toBe(true);
  show('agency@1.0.0', <p>Failed</p>);
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  show('agency@1.0.0', null);
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  expect(isShownAbovePage()).toBe(false);
});

test('content that throws leaves the site, and does not keep another part from showing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  site();
  const Broken = () => {
    throw new Error('broken');
  };
  show('marketing@1.0.0', <Broken />);
  expect(errors).toEqual(['marketing@1.0.0']);
  show('agency@1.0.0', <p>Sent</p>);
  expect(screen.getByText('Sent')).toBeInTheDocument();
});
