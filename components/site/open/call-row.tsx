import { onDemand } from '@/components/ui/kit/on-demand'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import type { ListedCall } from './types'

const CallBody = onDemand(() => import('./call-body').then((file) => file.CallBody), <SkeletonRows rows={4} />)

interface Props {
  id: string
  listed: ListedCall
  open: boolean
  onToggle: (open: boolean) => void
}

/** A call: one line, and in full once it is open. */
export function CallRow({ id, listed, open, onToggle }: Props) {
  const { call, summary, scope } = listed
  const [method, path] = call.split(' ')
  return (
    <details
      id={id}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open)
      }}
    >
      <summary>
        <b data-method={method}>{method}</b>
        <code>{path}</code>
        <span>{summary}</span>
        <small>{scope}</small>
      </summary>
      {open ? <CallBody listed={listed} /> : null}
    </details>
  )
}
