import { shareLink } from './share-button';

const give = (parts: Partial<Record<'share' | 'clipboard', unknown>>) => {
  for (const name of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { configurable: true, value: parts[name] });
  }
};

afterEach(() => give({}));

test('on a device with a share sheet the link is handed to it', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  give({ share });
  await expect(shareLink('Lake City', '/project_details/6')).resolves.toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Lake City', url: 'http://localhost/project_details/6' });
});

test('closing the share sheet shows nothing', async () => {
  const writeText = jest.fn();
  give({ share: jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')), clipboard: { writeText } });
  await expect(shareLink('Lake City', '/project_details/6')).resolves.toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('where the share sheet fails the link is copied', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  give({ share: jest.fn().mockRejectedValue(new Error('no')), clipboard: { writeText } });
  await expect(shareLink('Lake City', '/project_details/6')).resolves.toBe('copied');
  expect(writeText).toHaveBeenCalledWith('http://localhost/project_details/6');
});

test('where nothing can be copied the visitor reads where the link is', async () => {
  give({ clipboard: { writeText: jest.fn().mockRejectedValue(new Error('no')) } });
  await expect(shareLink('Lake City', '/project_details/6')).resolves.toBe('refused');
});
