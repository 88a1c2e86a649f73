import type { ReactNode } from 'react'

export interface Step {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What one needs for this step, such as a telephone number. */
  readonly more?: ReactNode
}

export interface StepsProps {
  /** The anchor that menus lead to. */
  readonly id: string
  readonly eyebrow: string
  readonly title: string
  readonly steps: readonly Step[]
}

/** A section of a public document: how something goes, in order. */
export const Steps = ({ id, eyebrow, title, steps }: StepsProps) => (
  <section className="kit-steps" id={id}>
    <div className="kit-wrap">
      <div>
        <p className="kit-eyebrow">{eyebrow}</p>
        <h2>{title}</h2>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {step.more}
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
