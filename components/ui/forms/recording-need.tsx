import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/kit/alert'

interface Props {
  /** What the recording is for; the list follows. */
  children: ReactNode
  checklist: readonly string[]
}

/** What a recording has to show, said before anybody records it; nothing where none is needed. */
export function RecordingNeed({ children, checklist }: Props) {
  if (checklist.length === 0) return null
  return (
    <Alert kind="info">
      {children}，从头到尾不要剪辑，画面里要看得到：
      <ol>
        {checklist.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Alert>
  )
}
