export interface TimelineStep {
  title: string
  /** Month and day (11-27) or hour and minute (13:36); '' for future steps. */
  time?: string
  note?: string
  state: 'done' | 'now' | 'todo' | 'failed'
}

const SPOKEN = { done: '已完成：', now: '进行中：', todo: '未开始：', failed: '失败：' } as const

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li
          key={`${step.time}${step.title}`}
          className={`is-${step.state}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          {step.time ? <time className="num">{step.time}</time> : null}
          <b>
            <span className="sr">{SPOKEN[step.state]}</span>
            {step.title}
          </b>
          {step.note ? <span>{step.note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
