import { Icon } from './icon'

/** Steps in a row, in the header of checkout pages; `now` starts at 0, the number of steps means that all are done. */
export function Steps({ steps, now }: { steps: readonly string[]; now: number }) {
  return (
    <ol className="steps" aria-label="进度">
      {steps.map((text, i) => (
        <li key={text} className={i < now ? 'is-done' : undefined} aria-current={i === now ? 'step' : undefined}>
          {i < now ? (
            <>
              <Icon name="check" />
              <span className="sr">已完成：</span>
            </>
          ) : (
            <b>{i + 1}</b>
          )}
          {text}
        </li>
      ))}
    </ol>
  )
}
