/** Records requests, storage writes, history changes and console output. `found()` returns those since the call. */
export function watchTraces() {
  const calls = [
    jest.spyOn(globalThis, 'fetch'),
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {}),
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {}),
    jest.spyOn(Storage.prototype, 'setItem'),
    jest.spyOn(window.history, 'pushState'),
    jest.spyOn(window.history, 'replaceState'),
    ...(['log', 'info', 'debug'] as const).map((level) => jest.spyOn(console, level).mockImplementation(() => {})),
    spyOnBeacon(),
  ];
  const before = traces();
  return {
    found: () =>
      calls.flatMap((call) => call.mock.calls.map((values) => `${call.getMockName()}(${values.join(', ')})`)),
    before,
    after: traces,
  };
}

function traces() {
  return {
    address: window.location.href,
    cookies: document.cookie,
    history: { length: window.history.length, state: window.history.state as unknown },
    local: { ...localStorage },
    session: { ...sessionStorage },
  };
}

function spyOnBeacon() {
  const beacon = jest.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  return beacon;
}
