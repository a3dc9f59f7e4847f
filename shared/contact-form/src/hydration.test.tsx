import { AbovePage } from '@site/runtime';
import { SiteProvider } from '@site/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ContactForm } from './contact-form';
import { stubDatabase, sentIn } from './testing/database';
import { field, fillIn, filledIn, portrait, submitButton, valuesInForm } from './testing/open-form';
import { giveSiteConfig } from './testing/site-config';

const page = (
  <SiteProvider>
    <ContactForm portrait={portrait} />
    <AbovePage onError={() => undefined} />
  </SiteProvider>
);

function openHtml() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

test('what was typed before the scripts ran is neither lost nor sent in another form', async () => {
  giveSiteConfig();
  const database = stubDatabase();
  const container = openHtml();
  await fillIn(userEvent.setup());
  render(page, { container, hydrate: true });
  expect(valuesInForm()).toEqual(filledIn);
  await userEvent.click(submitButton());
  await screen.findByText(/^Request submitted/);
  expect(sentIn(database).body).toEqual(filledIn);
  container.remove();
});

test('without scripting the form stays on the page, and puts nothing into the address', () => {
  const container = openHtml();
  expect(field('Name').closest('form')).toHaveAttribute('method', 'dialog');
  expect(container.querySelector('noscript')).toHaveTextContent('needs JavaScript');
  container.remove();
});
