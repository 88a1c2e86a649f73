/**
 * What stands there until the first page can be shown: the outlines of the panel or of the normal layout, chosen by the
 * `data-skeleton` (`panel`, `normal`) that a script in the head writes at `html`. Written at build, so it holds no words.
 */
export const ShellSkeleton = () => (
  <div className="kit-shell-skeleton" aria-hidden="true">
    <div className="kit-shell-skeleton-panel">
      <div className="kit-shell-skeleton-rail">
        <span />
        <span />
        <span />
      </div>
      <div className="kit-shell-skeleton-page">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
    <div className="kit-shell-skeleton-normal">
      <span />
      <span />
    </div>
  </div>
)
