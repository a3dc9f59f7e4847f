/** Names shared by documents, first scripts, shell, tools and tests. Live documents contain them. */

/** On the element of a part: `projects@<version>`. */
export const partAttribute = 'data-part';
/** On the element of a module: its id. */
export const moduleAttribute = 'data-module';
/** Set on modules that do not hydrate on load. */
export const hydrateAttribute = 'data-hydrate';
/** Set on a module, or the frame, when it is hydrated. */
export const hydratedAttribute = 'data-hydrated';
/** Set on a module whose code failed to load, or on the document when first scripts did, until hydration. */
export const failedAttribute = 'data-failed';
/** Set on a module, or the frame, when a visitor presses or types in it before hydration. */
export const pressedAttribute = 'data-pressed';
/** Set on a button that looks busy until its recorded press is replayed. */
export const replayAttribute = 'data-replay';
/** On a toggle stored in this browser: key of its list, a space, its id. */
export const keepsAttribute = 'data-keeps';
/** On such a toggle after a press was stored before hydration. */
export const storedAttribute = 'data-stored';
/** On a link to a file that its page opens in a dialog: an early press is replayed. */
export const opensAttribute = 'data-opens';
/** On a link whose address ends with a text to share: the path that the replay script appends, after the origin. */
export const sharesAttribute = 'data-shares';
/** On an element that fades in; `stagger` after its neighbor. */
export const appearsAttribute = 'data-appears';
/** On the document's style elements: names of Emotion's rules in it. */
export const stylesAttribute = 'data-styles';
/** Set when the shell's first scripts run. */
export const startedAttribute = 'data-started';
export const partNoticeAttribute = 'data-part-notice';

/** Fired on a module whose code has loaded: the replay script repeats presses in it, which hydrates it. */
export const readyEvent = 'shell:ready';
/** Fired on a hydrated module or frame. */
export const hydratedEvent = 'shell:hydrated';
/** Fired on a module whose code failed to load. */
export const failedEvent = 'shell:failed';

/** Fired on the window when the next page's head is written. */
export const pageShownEvent = 'shell:shown';

/** Contains the frame and all modules. */
export const rootId = 'root';
/** Notice that the shell's first scripts failed to load. */
export const startNoticeId = 'start-notice';

/** Selects the frame and modules that are not hydrated. */
export const unhydrated = `:is(#${rootId}, [${moduleAttribute}]):not([${hydratedAttribute}])`;
