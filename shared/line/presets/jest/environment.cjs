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

async function refuseNetwork(input) {
  const asked = `A unit test asked the network for ${input?.url ?? input}.`;
  throw new TypeError(`${asked} Replace fetch with jest.spyOn(globalThis, 'fetch').`);
}

module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options);
    Object.assign(this.global, fromNode, { Request: RequestWithAnySignal, fetch: refuseNetwork });
  }
};
