import { FlowSteps } from '@/components/ui/kit/flow-steps'
import styles from './service.module.css'

export type Pair = readonly [title: string, text: string]

/** Steps in order. */
export function Steps({ title, steps }: { title: string; steps: readonly Pair[] }) {
  return (
    <section className={styles.block} aria-labelledby="steps-h">
      <h2 id="steps-h">{title}</h2>
      <FlowSteps label={title} steps={steps} />
    </section>
  )
}

/** Questions and answers, or promises with their explanation. */
export function Terms({ id, title, terms }: { id: string; title: string; terms: readonly Pair[] }) {
  return (
    <section className={`panel ${styles.terms}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {terms.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
