/**
 * What stands there until the first page can be shown: the outlines of the panel or of the normal layout, chosen by the
 * script in the head. Written at build, so it holds no words.
 */
export const Skeleton = () => (
  <div className="shell-skeleton" aria-hidden="true">
    <div className="shell-skeleton-panel">
      <div className="shell-skeleton-rail">
        <span />
        <span />
        <span />
      </div>
      <div className="shell-skeleton-page">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
    <div className="shell-skeleton-normal">
      <span />
      <span />
    </div>
  </div>
)
