/** The style sheet of the API docs page, served as a file of its own so that the page needs no inline style. */
export const docsStyle = `
:root { color-scheme: light; font: 16px/1.5 "Public Sans", system-ui, sans-serif; color: #1b1f24; background: #f6f7f9; }
body { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: #0b4f9c; }
code { font: .9em/1.5 ui-monospace, "Cascadia Mono", Menlo, monospace; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a, summary { display: inline-block; min-height: 1.5rem; padding: .25rem 0; }
details { background: #fff; border: 1px solid #c9ced6; border-radius: 6px; margin: .5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; }
summary { display: block; cursor: pointer; padding: .75rem 0; }
summary span { display: block; color: #4a5260; }
:focus-visible { outline: 3px solid #0b4f9c; outline-offset: 2px; border-radius: 2px; }
.method { font-weight: 700; margin-right: .5rem; }
.fields, .refusals { padding: 0; margin: 0; list-style: none; }
.fields li, .refusals li { padding: .25rem 0; border-top: 1px solid #e4e7ec; }
.fields li span, .refusals li span { margin-left: .5rem; color: #4a5260; }
.fields li small { display: block; font-size: .875rem; color: #4a5260; }
.fields li strong { margin-left: .5rem; font-weight: 600; }
`;
