import type { OwnReview } from '@/lib/contract/entities/goods-review'

/** Why an own item waits for review, was refused or taken off the shelf, and what follows. */
export function ReviewLines({ review }: { review: OwnReview }) {
  const { state, findings, reasons, words, submitTime, dueTime, doneTime } = review
  const isWaiting = state === 'waiting'
  return (
    <>
      <ul style={{ margin: '12px 0', paddingLeft: 20, listStyle: 'disc' }}>
        {(isWaiting ? findings : [...reasons, ...(words ? [words] : [])]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="muted">
        {isWaiting
          ? `${submitTime} 提交，${dueTime} 前审核完，通过后自动展示。`
          : `${doneTime} 处理。按原因修改并保存，会重新审核。`}
      </p>
    </>
  )
}
