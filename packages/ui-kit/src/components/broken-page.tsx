export interface BrokenPageProps {
  readonly title: string
  readonly text: string
}

/** In place of a public page that could not be shown: what happened. The ways that still work stand around it. */
export const BrokenPage = ({ title, text }: BrokenPageProps) => (
  <>
    <title>{title}</title>
    <div className="kit-broken kit-wrap">
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  </>
)
