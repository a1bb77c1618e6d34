// Where the layouts of the page change, for scripts; the style sheets say the same. In `em`, so that they follow the size of
// text that somebody has set in the browser: large text on a large screen gets the layout of a small one.

export const PHONE = "max-width: 43.7em";
export const WIDE = "min-width: 68.8em";
