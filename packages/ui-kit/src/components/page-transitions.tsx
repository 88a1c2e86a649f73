/**
 * Opts a shell into view transitions, for its `<head>`. The style sheet says the same, but Chromium asks before a linked
 * one has arrived, and then throws (seen in 156: no error with this, one in three navigations without).
 */
export const PageTransitions = () => (
  <style>{'@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }'}</style>
)
