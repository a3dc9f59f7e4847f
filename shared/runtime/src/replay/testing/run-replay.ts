const added: (() => void)[] = [];

/** Runs the replay script as the first script of the document. Its listeners are removed after the test. */
export function runReplay(): void {
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'));
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    const listen = (
      ...listener: [string, EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?]
    ) => {
      added.push(() => target.removeEventListener(...listener));
      add(...listener);
    };
    return jest.spyOn(target, 'addEventListener').mockImplementation(listen);
  });
  jest.isolateModules(() => void jest.requireActual('../replay'));
  for (const spy of spies) spy.mockRestore();
}

afterEach(() => added.splice(0).forEach((remove) => remove()));
