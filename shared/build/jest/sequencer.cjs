const { default: Sequencer } = require('@jest/test-sequencer');

/** Each makes something that the other tests of its package wait for, and is long as well. */
const makers = ['shared/delivery/src/go-live.test.ts', 'shared/contact-store/src/contact-store.test.ts'];

/** So many files are enough to do while it is being made. */
const meanwhile = 30;

/** The makers begin, and who waits for them comes when they have made it: until then a worker would stand still. */
class MakersFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isMaker = ({ path }) => makers.some((maker) => path.endsWith(maker));
    const isWaiting = ({ path }) => !isMaker({ path }) && makers.some((maker) => path.includes(maker.replace(/[^/]+$/, '')));
    const others = sorted.filter((test) => !isMaker(test) && !isWaiting(test));
    return [...sorted.filter(isMaker), ...others.slice(0, meanwhile), ...sorted.filter(isWaiting), ...others.slice(meanwhile)];
  }
}

module.exports = MakersFirst;
