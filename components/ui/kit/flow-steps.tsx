import styles from './flow-steps.module.css'

/** Consecutive steps in numbered boxes; on phones stacked. */
export function FlowSteps({
  label,
  steps,
}: {
  label: string
  steps: readonly (readonly [title: string, text: string])[]
}) {
  return (
    <ol className={`panel ${styles.steps}`} aria-label={label}>
      {steps.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
