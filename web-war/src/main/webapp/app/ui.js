/**
 * The one place that knows the rendering library. Preact and htm come out of their WebJars; the version stands in the path, so a browser may
 * keep them for ever. There is no import map: it would have to be an inline script, which the page's security policy refuses.
 */
import { Component, createRef, h, render } from '../webjars/preact/10.28.0/dist/preact.module.js';
import htm from '../_static/htm/3.1.1/dist/htm.module.js';

export const html = htm.bind(h);
export { Component, createRef, render };
