const { TestEnvironment } = require('jest-environment-jsdom');

/** Missing in jsdom, equal in Node. */
const fromNode = { TextEncoder, TextDecoder, structuredClone, ReadableStream, Headers, Response, Uint8Array };

/** Node's Request refuses jsdom's abort signals, which the router sends. */
class RequestWithAnySignal extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
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
