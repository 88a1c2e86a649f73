/** The roles of the product's palette (ui-kit, `tokens.css`), in the few places that this page has. */
export const styles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.974 0.012 88), oklch(0.205 0.022 205));
  --raised: light-dark(oklch(0.992 0.006 90), oklch(0.245 0.024 205));
  --ink: light-dark(oklch(0.27 0.04 200), oklch(0.94 0.012 90));
  --soft: light-dark(oklch(0.43 0.035 200), oklch(0.79 0.02 130));
  --line: light-dark(oklch(0.87 0.02 88), oklch(0.34 0.025 205));
  --act: light-dark(oklch(0.40 0.075 190), oklch(0.83 0.075 185));
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; scroll-padding-top: 1rem; }
body { margin: 0 auto; padding: clamp(1.25rem, 4vw, 2.5rem); max-width: 76rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.85rem, 1.55rem + 1.4vw, 2.75rem); margin: 0; }
h2 { font-size: clamp(1.45rem, 1.32rem + .6vw, 1.85rem); margin: 3.5rem 0 0; }
h3 { font-size: 1.1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h4 { font-size: .9rem; margin: 1.25rem 0 .35rem; color: var(--soft); }
p { margin: .35rem 0; max-width: 70ch; }
a { color: var(--act); text-underline-offset: .2em; }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid oklch(0.80 0.115 62); outline-offset: 3px; border-radius: 6px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--raised); padding: .5rem 1rem; }
nav ul { list-style: none; padding: 0; margin: 0; }
nav > ul { columns: 22rem; column-gap: 2.5rem; }
nav > ul > li { break-inside: avoid; margin-bottom: 1.25rem; font-weight: 600; }
nav li li { font-weight: 400; font-size: .9rem; overflow-wrap: anywhere; }
nav li li a { text-decoration: none; }
nav li li a:hover { text-decoration: underline; }
.call { border-top: 1px solid var(--line); margin-top: 1.5rem; padding-top: 1.5rem; }
.call:target { border-top-color: var(--act); }
.method { font: 600 .8em ui-monospace, monospace; color: var(--soft); }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 0; overflow: auto; max-height: 32rem; }
details { margin: .75rem 0 0; }
summary { font-size: .9rem; color: var(--act); cursor: pointer; width: fit-content; }
details pre { margin-top: .35rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem 1.25rem .3rem 0; border-bottom: 1px solid var(--line); }
.statuses { list-style: none; padding: 0; margin: .75rem 0 0; columns: 26rem; column-gap: 2rem; font-size: .9rem; color: var(--soft); }
.statuses li { break-inside: avoid; overflow-wrap: anywhere; }
`
