const { TestEnvironment } = require('jest-environment-jsdom');

/** Missing in jsdom, equal in Node. */
const fromNode = { TextEncoder, TextDecoder, structuredClone, ReadableStream, Headers, Response, Uint8Array };

/** Node's Request refuses jsdom's abort signals. */
function asNodeSignal(signal) {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

class RequestWithAnySignal extends Request {
  constructor(input, init) {
    super(input, init?.signal ? { ...init, signal: asNodeSignal(init.signal) } : init);
  }
}

function refuseNetwork(input) {
  return Promise.reject(
    new TypeError(
      `A unit test asked the network for ${input?.url ?? input}. Replace fetch with jest.spyOn(globalThis, 'fetch').`,
    ),
  );
}

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fromNode, { Request: RequestWithAnySignal, fetch: refuseNetwork });
  }
}

module.exports = BrowserEnvironment;
