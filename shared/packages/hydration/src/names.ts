/** Names that the documents, the first scripts, the shell, the tools and the tests share. Live documents have them. */

/** On the element of a part: `projects@<version>`. */
export const partAttribute = 'data-part';
/** On the element of a module: its id. */
export const moduleAttribute = 'data-module';
/** On a module that does not hydrate on load: when it does. */
export const hydrateAttribute = 'data-hydrate';
/** On a module, and on the frame around all modules, once React answers in it. */
export const hydratedAttribute = 'data-hydrated';
/** On a module, or the frame, that a visitor has pressed or typed in before it was hydrated. */
export const pressedAttribute = 'data-pressed';
/** On a button that looks busy because its press is kept. */
export const keptAttribute = 'data-kept';
/** On a toggle whose state is an id in a list that this browser keeps: key of the list, a space, the id. */
export const keepsAttribute = 'data-keeps';
/** On such a toggle whose press was stored before it was hydrated. */
export const storedAttribute = 'data-stored';
/** On an element that fades in, hydrated or not; `stagger` after its neighbor. */
export const appearsAttribute = 'data-appears';
/** On the document: the first script of all has run. */
export const starterAttribute = 'data-starter';
/** On the document, whose HTML was made without the query of its address: that query, for four seconds at most. */
export const queryAttribute = 'data-query';
/** On the document after that time. */
export const lateQueryAttribute = 'data-late-query';
/** On the document: the shell's first scripts run. */
export const startedAttribute = 'data-started';
/** On the notice about a part that is missing. */
export const partNoticeAttribute = 'data-part-notice';

/** Fired on a module, or the frame, once it is hydrated. */
export const hydratedEvent = 'shell:hydrated';
/** Fired on a module that is not hydrated for now, because its code has failed. */
export const failedEvent = 'shell:failed';
/** React hydrates where this event is dispatched, in one task (`shared/docs/patches.md`). Nothing listens to it. */
export const hydratingEvent = 'auxclick';

/** Element around the frame and all modules. */
export const rootId = 'root';
/** Element of the notice about first scripts that do not come. */
export const startNoticeId = 'start-notice';

/** Selects what React does not answer in yet: the frame, and each module. */
export const unhydrated = `:is(#${rootId}, [${moduleAttribute}]):not([${hydratedAttribute}])`;
