import { Verdict } from './verdict'

/** Confirmation of a report or an appeal: deadline of the answer, and where to follow it. */
export function Sent({ title, dueTime }: { title: string; dueTime: string }) {
  return (
    <div role="status">
      <Verdict kind="good" title={title} text={`审核人员将在 ${dueTime.slice(0, 16)} 前给出结论。`}>
        <a className="link" href="/black/center">
          查看进度
        </a>
      </Verdict>
    </div>
  )
}
